import { expect, test } from 'vitest'
import { questionsOf, slots } from './paper.ts'
import { paperStore } from './paper-store.ts'
import { emptyPaper } from './paper-testing.ts'
import { mostSteps } from '@/lib/undo-history.ts'

function opened() {
  let clock = 0
  const store = paperStore(emptyPaper(), () => clock)
  const part = questionsOf(store.get())[0]?.parts[0]?.id ?? ''
  return {
    store,
    part,
    type: (text: string, after: number, group = 'ask') => {
      clock += after
      store.dispatch({ kind: 'text', slot: slots.ask(part), value: text }, group)
    },
    said: () => store.get().texts[slots.ask(part)],
  }
}

test('typing without a pause is undone at once; a pause, another field or leaving it begins a new step', () => {
  const { store, type, said } = opened()
  for (const text of ['W', 'Wh', 'Why']) type(text, 100)
  type('Why?', 600)
  type('Why? ', 100, 'other')
  store.pause()
  type('Why? Because', 100, 'other')
  const steps: unknown[] = []
  while (store.undo() !== null) steps.push(said())
  expect(steps).toEqual(['Why? ', 'Why?', 'Why', undefined])
  store.redo()
  expect(said()).toBe('Why')
  // Typing on after redoing is not joined with what was redone.
  type('Why not', 10)
  store.undo()
  expect(said()).toBe('Why')
})

test('undoing leads to where the edit was, and brings a question back with its texts', () => {
  const { store, part, type, said } = opened()
  type('Why?', 0)
  const question = questionsOf(store.get())[0]?.id ?? ''
  store.dispatch({ kind: 'remove-question', question })
  expect(store.get().texts).toEqual({})
  expect(store.undo()).toBe(question)
  expect(said()).toBe('Why?')
  expect(store.undo()).toBe(part)
})

test('an edit that changes nothing is no step, and only so many are kept', () => {
  const { store, type } = opened()
  store.dispatch({ kind: 'remove-question', question: 'gone' })
  store.dispatch({ kind: 'meta', change: { title: '' } })
  expect(store.history().done).toEqual([])
  for (let step = 0; step < mostSteps + 20; step += 1) type(`text ${step}`, 1000)
  expect(store.history().done).toHaveLength(mostSteps)
  store.restart(emptyPaper())
  expect(store.undo()).toBeNull()
})
