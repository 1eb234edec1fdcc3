import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { idAfter } from './ids.ts'
import { totalMarks } from './marks.ts'
import { questionsOf, type Paper } from './paper.ts'
import { paperStore } from './paper-store.ts'
import { actionFor, emptyPaper, picks, type Pick } from './paper-testing.ts'
import { reduce } from './reduce.ts'

const orders = ['move-question', 'place-question', 'move-part', 'place-part', 'move-item'] as const

type Order = (typeof orders)[number]

/** The edits of a sequence that only change an order, each of them for a paper as it is then. */
function reordering(paper: Paper, edit: Pick, only: readonly string[]) {
  for (let kind = 1; kind < 70; kind += 1) {
    const action = actionFor(paper, { ...edit, kind: (edit.kind + kind) % 70 }, 1)
    if (only.includes(action.kind)) return action
  }
  return null
}

/** What a paper says, whatever its order; typed marks of a question give way to those of a part that comes to it. */
const content = (paper: Paper) => ({
  questions: questionsOf(paper)
    .map(({ id, title, minutes }) => ({ id, title, minutes }))
    .toSorted((one, other) => one.id.localeCompare(other.id)),
  parts: questionsOf(paper)
    .flatMap(({ parts }) => parts)
    .map(({ items, ...part }) => ({
      ...part,
      // The first part of a question stands directly below it.
      depth: null,
      items: items.toSorted((one, other) => one.id.localeCompare(other.id)),
    }))
    .toSorted((one, other) => one.id.localeCompare(other.id)),
  texts: paper.texts,
  meta: paper.meta,
})

const written = (edits: readonly Pick[]): Paper =>
  edits.reduce((paper, edit, step) => reduce(paper, actionFor(paper, edit, step)), emptyPaper())

const reordered = (only: readonly Order[], hold: (before: Paper, after: Paper) => void) =>
  fc.assert(
    fc.property(picks, picks, (edits, moves) => {
      const before = written(edits)
      const store = paperStore(before)
      for (const move of moves) {
        const action = reordering(store.get(), move, only)
        if (action !== null) store.dispatch(action)
      }
      hold(before, store.get())
      const count = store.history().done.length
      for (let step = 0; step < count; step += 1) store.undo()
      expect(store.get()).toBe(before)
    }),
    { numRuns: 200 },
  )

test('whatever is moved about, nothing is lost, doubled or changed, and undoing puts all of it back', () => {
  reordered(orders, (before, after) => expect(content(after)).toEqual(content(before)))
})

test('moving whole questions leaves the parts of each as they are, and the total', () => {
  const inside = (paper: Paper) =>
    new Map(questionsOf(paper).map((question) => [question.id, question] as const))
  reordered(['move-question', 'place-question'], (before, after) => {
    expect(totalMarks(after)).toBe(totalMarks(before))
    const own = inside(before)
    for (const [id, question] of inside(after)) {
      expect(question.parts).toBe(own.get(id)?.parts)
      expect(question.marks).toBe(own.get(id)?.marks)
    }
  })
})

test('two questions with typed marks are joined to the last digit', () => {
  const marked = [0.1, 0.2].reduce(
    (paper, marks, step) => {
      const id = idAfter('7c000000-0000-4000-8000-000000000000', step * 10)
      const added = reduce(paper, { kind: 'add-question', id, after: null })
      return reduce(added, { kind: 'change-question', question: id, change: { marks } })
    },
    reduce(emptyPaper(), {
      kind: 'remove-question',
      question: questionsOf(emptyPaper())[0]?.id ?? '',
    }),
  )
  const joined = reduce(marked, { kind: 'join', question: questionsOf(marked)[1]?.id ?? '' })
  expect(questionsOf(joined).map(({ marks }) => marks)).toEqual([0.3])
})
