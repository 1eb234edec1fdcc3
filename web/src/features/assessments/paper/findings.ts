import { keptFor } from '@/lib/kept-for.ts'
import { isBlankText } from './plain-text.ts'
import { isUnmarked } from './marks.ts'
import {
  isChoice,
  questionsOf,
  slots,
  type Meta,
  type Paper,
  type Part,
  type Question,
} from './paper.ts'

/** What is wrong, as the specification words it (T5.6); the screen has the sentences. */
export type Wrong =
  | 'title'
  | 'title-long'
  | 'subject'
  | 'complexity'
  | 'time'
  | 'minutes'
  | 'school'
  | 'instructions'
  | 'marks'
  | 'field'
  | 'label'
  | 'items'

/** Something that keeps the paper from being saved. */
export interface Finding {
  /** "meta", or the id of a heading, section, question or part. */
  at: string
  /** Which of its fields. */
  field: string
  wrong: Wrong
}

/** A whole number from 0 to 1,000. */
export const isMinutes = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= 1000

function* ofMeta({ title, subjectId, complexity, minutes }: Meta): Generator<Finding> {
  const one = (field: keyof Meta, wrong: Wrong) => ({ at: 'meta', field, wrong })
  if (title.trim() === '') yield one('title', 'title')
  else if (title.trim().length > 200) yield one('title', 'title-long')
  if (subjectId === '') yield one('subjectId', 'subject')
  if (complexity === '') yield one('complexity', 'complexity')
  if (minutes.trim() === '') yield one('minutes', 'time')
  else if (!isMinutes(minutes.trim())) yield one('minutes', 'minutes')
}

function* ofPart(part: Part, texts: Paper['texts']): Generator<Finding> {
  const asks = !isBlankText(texts[slots.ask(part.id)]) || !isBlankText(texts[slots.body(part.id)])
  if (!asks && part.label.trim() === '') {
    yield { at: part.id, field: 'ask', wrong: 'field' }
    // A field of a form may ask by its label alone; what is answered in a book has none.
    if (part.type !== null) yield { at: part.id, field: 'label', wrong: 'label' }
  }
  if (isChoice(part) && part.items.every(({ text }) => text.trim() === ''))
    yield { at: part.id, field: 'items', wrong: 'items' }
}

const ofQuestionCache = new WeakMap<Question, { texts: readonly unknown[]; found: Finding[] }>()

const asking = keptFor(({ parts }: Question) =>
  parts.flatMap(({ id }) => [slots.ask(id), slots.body(id)]),
)

/** Kept for each question, because a key stroke changes one of them. */
function ofQuestion(question: Question, texts: Paper['texts']): Finding[] {
  const own = asking(question).map((slot) => texts[slot])
  const known = ofQuestionCache.get(question)
  if (known?.texts.every((text, place) => text === own[place]) === true) return known.found
  const found: Finding[] = [
    ...(isUnmarked(question) ? [{ at: question.id, field: 'marks', wrong: 'marks' } as const] : []),
    ...question.parts.flatMap((part) => [...ofPart(part, texts)]),
  ]
  ofQuestionCache.set(question, { texts: own, found })
  return found
}

const findingsCache = new WeakMap<Paper, Finding[]>()

const noSchool: Finding = { at: 'meta', field: 'schoolId', wrong: 'school' }

/**
 * Everything that must be corrected before the paper can be saved, in the order of the screen.
 * @param forSchool it must say for which school it is
 */
export function findingsOf(paper: Paper, forSchool = false): readonly Finding[] {
  const found = foundIn(paper)
  if (!forSchool || paper.meta.schoolId !== '') return found
  const ofHead = found.filter(({ at }) => at === 'meta').length
  return found.toSpliced(ofHead, 0, noSchool)
}

function foundIn(paper: Paper): readonly Finding[] {
  const known = findingsCache.get(paper)
  if (known !== undefined) return known
  const found: Finding[] = [...ofMeta(paper.meta)]
  if (paper.instructions.every(({ text }) => text.trim() === ''))
    found.push({ at: 'instructions', field: 'list', wrong: 'instructions' })
  for (const { id, title } of paper.sections) {
    if (title !== null && title.trim() === '')
      found.push({ at: id, field: 'title', wrong: 'title' })
  }
  for (const question of questionsOf(paper)) found.push(...ofQuestion(question, paper.texts))
  findingsCache.set(paper, found)
  return found
}
