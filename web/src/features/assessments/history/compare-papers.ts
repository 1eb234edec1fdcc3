import { markWords } from '@/domain/papers/marks.ts'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import { rightOptions } from '@/domain/papers/right-options.ts'
import { textFacts } from '@/domain/papers/check/text-facts.ts'
import { same } from '../paper/merge-choice.ts'
import type { Paper } from '../paper/paper.ts'
import type { StoredPart, StoredQuestion } from '../paper/stored.ts'
import { documentsOf } from '../paper/to-stored.ts'
import { wordChanges, type WordRun } from './word-changes.ts'

/** What became of one question of a paper since an older version. */
export interface QuestionChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  /** Its number: now, or for one that is gone in the older version. */
  number: string
  /** Its words, with those that changed; of one that only moved none. */
  words: readonly WordRun[]
}

/** What became of the paper around its questions. */
export type HeadChange = 'title' | 'minutes' | 'instructions' | 'headings' | 'translation' | 'look'

function answerLines(part: StoredPart): string[] {
  const right = rightOptions(part)
  const options = (part.items ?? []).map(
    (item, at) => `${optionLetter(at)}  ${item}${right?.includes(at) === true ? ' ✓' : ''}`,
  )
  if (right !== null) return options
  const answer = Array.isArray(part.answer) ? part.answer : textFacts(part.answer).lines
  return [...options, ...answer.map((line) => `→ ${line}`)]
}

function partLines(part: StoredPart): string[] {
  const { marks = null, cognitiveLevel: level = null, translation = null } = part
  const asked = [part.question, part.label, part.richText, part.hint].flatMap(
    (one) => textFacts(one).lines,
  )
  const other = [
    ...[translation?.question, translation?.label, translation?.richText, translation?.answer],
    translation?.items?.join(' / '),
  ].flatMap((one) => textFacts(one).lines)
  const given = [
    marks === null ? '' : `(${markWords(marks)})`,
    level === null ? '' : level.label,
  ].filter((one) => one !== '')
  return [...asked, ...answerLines(part), ...other, ...(given.length > 0 ? [given.join(' ')] : [])]
}

/** Everything that a question says, in lines; numbers are left out, because they follow from its place. */
const questionText = ({ title, sectionTitle, richText, translation, fields }: StoredQuestion) =>
  [
    ...[sectionTitle, title, richText].flatMap((one) => textFacts(one).lines),
    ...[translation?.title, translation?.richText].flatMap((one) => textFacts(one).lines),
    ...fields.flatMap(partLines),
  ].join('\n')

/** A question without its numbers. */
const content = (question: StoredQuestion) => ({
  ...question,
  number: '',
  sectionNumber: null,
  fields: question.fields.map((part) => ({ ...part, number: '' })),
})

/**
 * Question by question, what differs between an older version of a paper and a newer one, in the order of the newer; what
 * is gone comes last. The questions are met by their ids.
 */
export function compareQuestions(before: Paper, now: Paper): QuestionChange[] {
  const olds = documentsOf(before).questions
  const news = documentsOf(now).questions
  const idOf = ({ id, number }: StoredQuestion) => id ?? number
  const known = new Map(olds.map((one) => [idOf(one), one]))
  const there = new Set(news.map(idOf))
  /** Of the questions that both have. */
  const order = olds.map(idOf).filter((id) => there.has(id))
  const ahead = news.map(idOf).filter((id) => known.has(id))
  const changes = news.flatMap((one): QuestionChange[] => {
    const id = idOf(one)
    const { number } = one
    const old = known.get(id)
    if (old === undefined)
      return [{ kind: 'added', id, number, words: wordChanges('', questionText(one)) }]
    if (!same(content(old), content(one)))
      return [
        { kind: 'changed', id, number, words: wordChanges(questionText(old), questionText(one)) },
      ]
    const stayed = order.indexOf(id) === ahead.indexOf(id)
    return stayed ? [] : [{ kind: 'moved', id, number, words: [] }]
  })
  const gone = olds
    .filter((one) => !there.has(idOf(one)))
    .map((one): QuestionChange => {
      const words = wordChanges(questionText(one), '')
      return { kind: 'removed', id: idOf(one), number: one.number, words }
    })
  return [...changes, ...gone]
}

/** What differs around the questions. Subject, school and taxonomy have no versions. */
export function compareHeads(before: Paper, now: Paper): HeadChange[] {
  const [old, next] = [before, now].map((paper) => ({ ...paper.meta, ...documentsOf(paper) }))
  if (old === undefined || next === undefined) return []
  const differs: Record<HeadChange, boolean> = {
    title: old.title.trim() !== next.title.trim(),
    minutes: old.minutes.trim() !== next.minutes.trim(),
    instructions: !same(old.instructions, next.instructions),
    headings: !same(old.headings, next.headings),
    translation: !same(old.translation, next.translation),
    look: old.complexity !== next.complexity || old.fontFamily !== next.fontFamily,
  }
  return (Object.keys(differs) as HeadChange[]).filter((one) => differs[one]) // its own keys
}
