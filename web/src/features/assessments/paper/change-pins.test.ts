import { expect, test } from 'vitest'
import { mergePapers } from './merge-papers.ts'
import { isChoice, questionsOf, type Paper, type Question } from './paper.ts'
import { paperStore } from './paper-store.ts'
import { emptyPaper } from './paper-testing.ts'
import { questionFromStored } from './question-from-stored.ts'
import { reduce } from './reduce.ts'
import { documentsOf } from './to-stored.ts'

const first = (paper: Paper): Question => {
  const [question] = questionsOf(paper)
  if (question === undefined) throw new Error('A paper begins with a question')
  return question
}

/** A question with the options a, b, c. */
function withOptions(): Paper {
  const paper = emptyPaper()
  const part = first(paper).parts[0]?.id ?? ''
  const chosen = reduce(paper, { kind: 'retype', part, type: 'Radio', id: 'option' })
  return (first(chosen).parts[0]?.items ?? []).reduce(
    (next, { id }, at) =>
      reduce(next, { kind: 'change-item', part, item: id, text: ['a', 'b'][at] ?? '' }),
    reduce(chosen, { kind: 'add-item', part, id: 'third', after: null, texts: ['c'] }),
  )
}

/** With its last option, its part and itself pinned. */
function pinned(): Paper {
  const paper = withOptions()
  const { id, parts } = first(paper)
  const part = parts[0]?.id ?? ''
  const item = parts[0]?.items.at(-1)?.id ?? ''
  return [
    { kind: 'pin-item', part, item, pinned: true } as const,
    { kind: 'pin-part', part, pinned: true } as const,
    { kind: 'pin-question', question: id, pinned: true } as const,
  ].reduce(reduce, paper)
}

/** What is pinned of a question, as it is stored. */
const pinsOf = (paper: Paper, at = 0) => {
  const question = documentsOf(paper).questions[at]
  return [
    question?.pinned,
    ...(question?.fields.flatMap((part) => [part.pinned, part.pinnedItems]) ?? []),
  ]
}

const all = [true, true, [2]]

test('a pin is stored and read again, and nothing is stored of what is not pinned', () => {
  const paper = pinned()
  expect(pinsOf(paper)).toEqual(all)
  expect(pinsOf(withOptions())).toEqual([undefined, undefined, undefined])
  const read = questionFromStored(documentsOf(paper).questions[0], crypto.randomUUID())
  expect(read?.question.pinned).toBe(true)
  expect(read?.question.parts[0]?.pinned).toBe(true)
  expect(read?.question.parts[0]?.items.map((one) => one.pinned === true)).toEqual([
    false,
    false,
    true,
  ])
})

test('duplicating carries pins, an option takes its own along, and a type without options stores none', () => {
  const paper = pinned()
  const { id, parts } = first(paper)
  const part = parts[0]
  if (part === undefined || !isChoice(part)) throw new Error('It has options')
  expect(
    pinsOf(reduce(paper, { kind: 'duplicate-question', question: id, id: 'copy' }), 1),
  ).toEqual(all)
  expect(
    pinsOf(reduce(paper, { kind: 'duplicate-part', part: part.id, id: 'copy' })).slice(3),
  ).toEqual(all.slice(1))
  const item = part.items.at(-1)?.id ?? ''
  const up = reduce(paper, { kind: 'move-item', part: part.id, item, by: -1 })
  expect(pinsOf(up)[2]).toEqual([1])
  const words = reduce(paper, { kind: 'retype', part: part.id, type: 'Text', id: 'x' })
  expect(pinsOf(words)).toEqual([true, true, undefined])
  expect(pinsOf(reduce(words, { kind: 'retype', part: part.id, type: 'Select', id: 'y' }))).toEqual(
    all,
  )
})

test('a pin is undone and done again, and one that changes nothing is no step', () => {
  const store = paperStore(withOptions())
  const { id } = first(store.get())
  store.dispatch({ kind: 'pin-question', question: id, pinned: false })
  expect(store.history().done).toEqual([])
  store.dispatch({ kind: 'pin-question', question: id, pinned: true })
  store.undo()
  expect(pinsOf(store.get())[0]).toBeUndefined()
  store.redo()
  expect(pinsOf(store.get())[0]).toBe(true)
  store.dispatch({ kind: 'pin-question', question: id, pinned: false })
  expect('pinned' in first(store.get())).toBe(false)
})

test('a pin of one window and a title of another are both kept', () => {
  const base = withOptions()
  const { id } = first(base)
  const pin = reduce(base, { kind: 'pin-question', question: id, pinned: true })
  const title = reduce(base, { kind: 'change-question', question: id, change: { title: 'Maps' } })
  for (const [theirs, mine] of [
    [pin, title],
    [title, pin],
  ] as const) {
    const merged = mergePapers(base, theirs, mine)
    expect(merged.differences).toEqual([])
    expect(pinsOf(merged.paper)[0]).toBe(true)
    expect(first(merged.paper).title).toBe('Maps')
  }
})
