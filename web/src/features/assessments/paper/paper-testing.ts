import * as fc from 'fast-check'
import type { Action } from './actions.ts'
import { documentOf } from './change-texts.ts'
import { blankPaper } from './from-stored.ts'
import { idAfter } from './ids.ts'
import { otherSlot, outdatedSlot, questionsOf, slots, type Paper } from './paper.ts'

/** What may be edited next, chosen by numbers, so that any sequence of them is a sequence of edits. */
export interface Pick {
  kind: number
  where: number
  what: number
  flag: boolean
}

export const picks = fc.array(
  fc.record({ kind: fc.nat(70), where: fc.nat(1000), what: fc.nat(1000), flag: fc.boolean() }),
  { maxLength: 60 },
)

export const levels = [
  { label: 'Knowledge', percentage: 25 },
  { label: 'Routine procedures', percentage: 45 },
  { label: 'Complex procedures', percentage: 20 },
  { label: 'Problem solving', percentage: 10 },
]

const types = [null, 'Text', 'Textarea', 'Select', 'Radio', 'Checkbox'] as const
const marks = [null, 0, 0.1, 0.2, 0.5, 1, 1.5, 2, 5, 12.25]
const words = ['', ' ', 'Fractions', 'Name the river. ', 'Breuke'] as const

const one = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)]

/** A new id for each step of a sequence. */
const idOf = (step: number) => idAfter('7a000000-0000-4000-8000-000000000000', step * 1000)

/** The edit that numbers stand for, in a paper as it is then. */
export function actionFor(paper: Paper, { kind, where, what, flag }: Pick, step: number): Action {
  const id = idOf(step + 1)
  const all = questionsOf(paper)
  const by = flag ? 1 : -1
  const question = one(all, where)
  const target = one(all, what)
  const owner = one(
    all.filter(({ parts }) => parts.length > 0),
    where,
  )
  const part = one(owner?.parts ?? [], what)
  const section = one(paper.sections, what)
  const word = one(words, what) ?? ''
  const mark = one(marks, what) ?? null
  if (question === undefined || kind === 0)
    return { kind: 'add-question', id, after: flag ? (question?.id ?? null) : null }
  const q = question.id
  const ofQuestion: Action[] = [
    { kind: 'remove-question', question: q },
    { kind: 'duplicate-question', question: q, id },
    { kind: 'change-question', question: q, change: flag ? { title: word } : { marks: mark } },
    { kind: 'change-question', question: q, change: { minutes: flag ? null : what % 60 } },
    { kind: 'move-question', question: q, by },
    { kind: 'place-question', question: q, section: section?.id ?? '', at: what % 4 },
    { kind: 'join', question: q },
    { kind: 'start-section', question: q, id, title: word },
    { kind: 'end-section', section: section?.id ?? '' },
    { kind: 'section-title', section: section?.id ?? '', title: word },
    {
      kind: 'add-part',
      question: q,
      after: flag ? (one(question.parts, what)?.id ?? null) : null,
      id,
    },
    { kind: 'text', slot: slots.body(q), value: flag ? documentOf(word) : null },
    { kind: 'meta', change: { title: word, minutes: flag ? '60' : word } },
    { kind: 'heading', label: 'Grade', value: word },
    { kind: 'taxonomies', ids: flag ? [id] : [id, q], levels },
    { kind: 'add-instruction', id, text: word },
    { kind: 'remove-instruction', id: one(paper.instructions, what)?.id ?? '' },
    { kind: 'change-instruction', id: one(paper.instructions, where)?.id ?? '', text: word },
    { kind: 'move-instruction', id: one(paper.instructions, where)?.id ?? '', by },
    { kind: 'meta', change: { otherLanguage: flag ? 'af' : '', otherTitle: word } },
    { kind: 'translate-instruction', id: one(paper.instructions, where)?.id ?? '', text: word },
    { kind: 'translate-section', section: section?.id ?? '', text: word },
    { kind: 'text', slot: otherSlot(slots.title(q)), value: word },
    { kind: 'text', slot: outdatedSlot(slots.body(q)), value: null },
    { kind: 'text', slot: otherSlot(slots.body(q)), value: flag ? documentOf(word) : null },
    { kind: 'pin-question', question: q, pinned: flag },
  ]
  if (part === undefined || kind <= ofQuestion.length)
    return one(ofQuestion, kind) ?? { kind: 'join', question: q }
  const p = part.id
  const item = one(part.items, where)?.id ?? ''
  const ofPart: Action[] = [
    { kind: 'remove-part', part: p },
    { kind: 'duplicate-part', part: p, id },
    { kind: 'split', part: p, id },
    { kind: 'change-part', part: p, change: flag ? { depth: 2 } : { label: word, hint: word } },
    { kind: 'change-part', part: p, change: { depth: flag ? 1 : 2 } },
    { kind: 'retype', part: p, type: one(types, where + what) ?? null, id },
    { kind: 'marks', part: p, marks: mark },
    { kind: 'level', part: p, level: one([null, ...levels], where) ?? null },
    { kind: 'move-part', part: p, by },
    { kind: 'place-part', part: p, question: target?.id ?? '', at: where % 5 },
    { kind: 'text', slot: slots.ask(p), value: word },
    { kind: 'text', slot: slots.body(p), value: flag ? documentOf(word) : null },
    { kind: 'text', slot: slots.answer(p), value: flag ? documentOf(word) : word },
    { kind: 'add-item', part: p, id, after: flag ? item : null, texts: [word, `option ${what}`] },
    { kind: 'change-item', part: p, item, text: `${word}${what}` },
    { kind: 'remove-item', part: p, item },
    { kind: 'move-item', part: p, item, by },
    { kind: 'right', part: p, item, right: flag },
    { kind: 'pin-item', part: p, item, pinned: flag },
    { kind: 'pin-part', part: p, pinned: flag },
    { kind: 'translate-item', part: p, item, text: word },
    { kind: 'text', slot: otherSlot(slots.ask(p)), value: word },
    { kind: 'text', slot: otherSlot(slots.label(p)), value: word },
    { kind: 'text', slot: otherSlot(slots.hint(p)), value: word },
    { kind: 'text', slot: outdatedSlot(slots.ask(p)), value: null },
    { kind: 'text', slot: otherSlot(slots.answer(p)), value: flag ? documentOf(word) : word },
  ]
  return one(ofPart, kind) ?? { kind: 'remove-part', part: p }
}

export const emptyPaper = (): Paper =>
  blankPaper('Answer all the questions.', '7b000000-0000-4000-8000-000000000000')
