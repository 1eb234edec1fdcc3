import { same } from '../paper/merge-choice.ts'
import type { Paper } from '../paper/paper.ts'
import { questionLines, translationLines } from '../paper/question-lines.ts'
import type { StoredQuestion } from '../paper/stored.ts'
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

/** A translation without the marks of what is out of date: they say nothing to a reader. */
const unmarked = <T extends object>(translation: T | null | undefined) =>
  translation ? { ...translation, outdated: null } : null

/** Everything that a question says, in either language. */
const questionText = (question: StoredQuestion) =>
  [...questionLines(question), ...translationLines(question)].join('\n')

/** A question without its numbers. */
const content = (question: StoredQuestion) => ({
  ...question,
  number: '',
  sectionNumber: null,
  translation: unmarked(question.translation),
  fields: question.fields.map((part) => ({
    ...part,
    number: '',
    translation: unmarked(part.translation),
  })),
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
    translation: !same(unmarked(old.translation), unmarked(next.translation)),
    look: old.complexity !== next.complexity || old.fontFamily !== next.fontFamily,
  }
  return (Object.keys(differs) as HeadChange[]).filter((one) => differs[one]) // its own keys
}
