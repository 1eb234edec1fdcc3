import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { emptyPaper } from '../paper/paper-testing.ts'
import { paperStore, type PaperStore } from '../paper/paper-store.ts'
import { questionsOf, slots } from '../paper/paper.ts'
import { EditorContext } from './editor-context.ts'
import { editorFor } from './editor-testing.ts'
import type * as Facts from './part-facts.tsx'
import { QuestionList } from './question-list.tsx'
import { showPlace } from './show-place.ts'

let factsDrawn = 0
vi.mock('./part-facts.tsx', async (original) => ({
  ...(await original<typeof Facts>()),
  PartFacts: () => {
    factsDrawn += 1
    return null
  },
}))

const count = 14

/** What waits until the browser has nothing to do. */
let waiting: (() => void)[]
/** Says that an element has come onto the screen. */
let seen: Map<Element, () => void>
beforeEach(() => {
  seen = new Map()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell
      }
      observe(element: Element) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        seen.set(element, () => this.tell([entry], this as unknown as IntersectionObserver))
      }
      disconnect() {}
    },
  )
  factsDrawn = 0
  waiting = []
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})
afterEach(() => {
  // What is drawn takes back what it waits for.
  cleanup()
  vi.unstubAllGlobals()
})

function longStore(): PaperStore & { listeners: () => number } {
  const store = paperStore(emptyPaper())
  for (let index = 1; index < count; index += 1)
    store.dispatch({ kind: 'add-question', id: `q${String(index)}`, after: null })
  let listeners = 0
  return {
    ...store,
    listeners: () => listeners,
    subscribe: (listener) => {
      listeners += 1
      const stop = store.subscribe(listener)
      return () => {
        listeners -= 1
        stop()
      }
    },
  }
}

function open() {
  const editor = editorFor(longStore())
  renderScreen(
    <EditorContext value={editor}>
      <div role="dialog">
        <QuestionList memo={false} />
      </div>
    </EditorContext>,
  )
  return editor
}

const drawn = () => screen.queryAllByRole('textbox', { name: /^Question \d+\.1$/ }).length
const idle = () => act(() => waiting.splice(0).forEach((one) => one()))

test('an opened paper draws its first questions, and the others while nobody types', () => {
  open()
  const atFirst = drawn()
  expect(atFirst).toBeGreaterThan(2)
  expect(atFirst).toBeLessThan(count)
  // Those that wait have their place and their name.
  expect(screen.getAllByRole('article')).toHaveLength(count)
  idle()
  expect(drawn()).toBeGreaterThan(atFirst)
  for (let more = 0; more < count; more += 1) idle()
  expect(drawn()).toBe(count)
})

test('a question whose turn has not come is drawn when somebody goes there', async () => {
  const { store, folded } = open()
  const last = questionsOf(store.get()).at(-1)
  expect(screen.queryByRole('textbox', { name: 'Question 14.1' })).toBeNull()
  act(() => showPlace(store.get(), folded, last?.id ?? '', true))
  await vi.waitFor(() =>
    expect(screen.getByRole('article', { name: 'Question 14' })).toContainElement(
      document.activeElement as HTMLElement | null, // or null, which is not in it
    ),
  )
  expect(screen.getByRole('textbox', { name: 'Question 14.1' })).toBeInTheDocument()
  expect(drawn()).toBeLessThan(count)
})

test('a question that is on the screen is drawn before those above it', () => {
  open()
  const question = (number: number) => screen.getByRole('article', { name: `Question ${number}` })
  const eleventh = seen.get(question(11))
  act(() => eleventh?.())
  expect(question(11)).not.toHaveAttribute('aria-busy')
  expect(question(10)).toHaveAttribute('aria-busy')
  expect(question(12)).toHaveAttribute('aria-busy')
})

test('while all are folded, a question whose turn has not come has the room of a head', () => {
  const { store, folded } = open()
  const last = screen.getByRole('article', { name: 'Question 14' })
  const room = last.style.minHeight
  expect(room).not.toBe('')
  const all = questionsOf(store.get()).map(({ id }) => id)
  act(() => folded.set(new Set(all)))
  expect(last.style.minHeight).toBe('')
  act(() => folded.set(new Set()))
  expect(last.style.minHeight).toBe(room)
})

test('a question that was drawn stays drawn, wherever it is moved to', () => {
  const { store } = open()
  const [section] = store.get().sections
  const question = questionsOf(store.get())[0]?.id ?? ''
  expect(screen.getByRole('article', { name: 'Question 14' })).toHaveAttribute('aria-busy')
  const at = count - 1
  act(() => store.dispatch({ kind: 'place-question', question, section: section?.id ?? '', at }))
  expect(screen.getByRole('article', { name: 'Question 14' })).not.toHaveAttribute('aria-busy')
})

test('what is added once all are drawn is drawn at once', () => {
  const { store } = open()
  for (let more = 0; more < count; more += 1) idle()
  act(() => store.dispatch({ kind: 'add-question', id: 'added', after: null }))
  expect(drawn()).toBe(count + 1)
})

test('a letter in what is asked draws nothing else of its part, and few things ask what changed', () => {
  const { store } = open()
  for (let more = 0; more < count; more += 1) idle()
  const before = factsDrawn
  const part = questionsOf(store.get())[3]?.parts[0]?.id ?? ''
  act(() => store.dispatch({ kind: 'text', slot: slots.ask(part), value: 'Name it.' }))
  expect(screen.getByDisplayValue('Name it.')).toBeInTheDocument()
  expect(factsDrawn).toBe(before)
  // Fields that nobody has left do not follow the paper.
  expect(store.listeners()).toBeLessThan(count * 8)
})
