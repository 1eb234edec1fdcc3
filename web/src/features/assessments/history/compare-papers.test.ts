import { expect, test } from 'vitest'
import { emptyPaper } from '../paper/paper-testing.ts'
import { paperStore } from '../paper/paper-store.ts'
import { otherSlot, outdatedSlot, questionsOf, slots } from '../paper/paper.ts'
import { compareHeads, compareQuestions } from './compare-papers.ts'
import { wordChanges } from './word-changes.ts'

const ids = ['1', '2', '3'].map((one) => `7c000000-0000-4000-8000-00000000000${one}`)

function started() {
  const store = paperStore(emptyPaper())
  for (const id of ids) store.dispatch({ kind: 'add-question', id, after: null })
  for (const [at, question] of questionsOf(store.get()).entries())
    store.dispatch({
      kind: 'text',
      slot: slots.ask(question.parts[0]?.id ?? ''),
      value: `Name the river of question ${at}.`,
    })
  return store
}

test('words that went and came stand beside those that stayed', () => {
  expect(wordChanges('Name the long river.', 'Name the short blue river.')).toEqual([
    { kind: 'same', text: 'Name the ' },
    { kind: 'removed', text: 'long' },
    { kind: 'added', text: 'short' },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: 'blue ' },
    { kind: 'same', text: 'river.' },
  ])
  expect(wordChanges('', 'New')).toEqual([{ kind: 'added', text: 'New' }])
  expect(wordChanges('a '.repeat(600), 'b '.repeat(600))).toHaveLength(2)
})

test('a question was added, removed, changed or moved; its new number alone is no change', () => {
  const store = started()
  const before = store.get()
  expect(compareQuestions(before, before)).toEqual([])
  const [first, second, third, fourth] = questionsOf(before)
  store.dispatch({ kind: 'remove-question', question: first?.id ?? '' })
  expect(compareQuestions(before, store.get()).map(({ kind }) => kind)).toEqual(['removed'])
  store.dispatch({
    kind: 'text',
    slot: slots.ask(second?.parts[0]?.id ?? ''),
    value: 'Name the dam of question 1.',
  })
  store.dispatch({ kind: 'marks', part: second?.parts[0]?.id ?? '', marks: 3 })
  store.dispatch({ kind: 'move-question', question: fourth?.id ?? '', by: -1 })
  store.dispatch({ kind: 'add-question', id: '7d000000-0000-4000-8000-000000000000', after: null })
  const changes = compareQuestions(before, store.get())
  expect(changes.map(({ kind, id }) => [kind, id])).toEqual([
    ['changed', second?.id],
    ['moved', fourth?.id],
    ['moved', third?.id],
    ['added', '7d000000-0000-4000-8000-000000000000'],
    ['removed', first?.id],
  ])
  expect(changes[0]?.words).toEqual([
    { kind: 'same', text: 'Name the ' },
    { kind: 'removed', text: 'river' },
    { kind: 'added', text: 'dam' },
    { kind: 'same', text: ' of question 1.' },
    { kind: 'added', text: '\n(3)' },
  ])
})

test('what stands around the questions is told by its name', () => {
  const store = started()
  const before = store.get()
  store.dispatch({ kind: 'meta', change: { title: 'Rivers', minutes: '45' } })
  store.dispatch({ kind: 'add-instruction', id: 'x', text: 'Write neatly.' })
  expect(compareHeads(before, store.get())).toEqual(['title', 'minutes', 'instructions'])
})

test('a translation that was confirmed is no change, one that was reworded is', () => {
  const store = started()
  const part = questionsOf(store.get())[0]?.parts[0]?.id ?? ''
  const translated = (value: string) =>
    store.dispatch({ kind: 'text', slot: otherSlot(slots.ask(part)), value })
  store.dispatch({ kind: 'meta', change: { otherLanguage: 'af', otherTitle: 'Riviere' } })
  translated('Noem die rivier.')
  store.dispatch({ kind: 'text', slot: slots.ask(part), value: 'Name a river.' })
  const marked = store.get()
  store.dispatch({ kind: 'text', slot: outdatedSlot(slots.ask(part)), value: null })
  expect(store.get()).not.toBe(marked)
  expect(compareQuestions(marked, store.get())).toEqual([])
  translated('Noem ’n rivier.')
  expect(compareQuestions(marked, store.get()).map(({ kind }) => kind)).toEqual(['changed'])
})
