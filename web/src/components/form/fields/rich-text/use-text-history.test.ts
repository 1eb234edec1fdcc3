import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RichText } from '@kryt/documents/rich-text'
import { paragraph, stored } from '@/components/rich-text/editor/test-editor.ts'
import { useTextHistory } from './use-text-history.ts'

const text = (words: string): RichText => stored(paragraph(words))

function start(first: RichText | null) {
  let value = first
  const hook = renderHook(() => useTextHistory(value, (next) => (value = next)))
  const step = (act_: () => void) => {
    act(act_)
    hook.rerender()
  }
  return {
    now: () => value,
    write: (next: RichText, kind: 'insert' | 'format' | 'panel' = 'insert', jumped = false) =>
      step(() => hook.result.current.change(next, { kind, jumped })),
    undo: () => step(hook.result.current.undo),
    redo: () => step(hook.result.current.redo),
    comeIn: (next: RichText) => {
      value = next
      hook.rerender()
    },
  }
}

test('what is typed without a pause is undone at once, and done again', () => {
  const [a, ab] = [text('a'), text('ab')]
  const field = start(null)
  field.write(a)
  field.write(ab)
  field.undo()
  expect(field.now()).toBeNull()
  field.redo()
  expect(field.now()).toBe(ab)
})

test('a pause, a format and another place of the caret begin a step', () => {
  vi.useFakeTimers()
  const [a, later, bold, b, elsewhere] = [
    text('a'),
    text('ab'),
    text('ab!'),
    text('ab!c'),
    text('dab!c'),
  ]
  const field = start(null)
  field.write(a)
  vi.advanceTimersByTime(600)
  field.write(later)
  field.write(bold, 'format')
  field.write(b)
  field.write(elsewhere, 'insert', true)
  for (const expected of [b, bold, later, a, null]) {
    field.undo()
    expect(field.now()).toBe(expected)
  }
  vi.useRealTimers()
})

test('a form that gives copies back ends no history', () => {
  let value: RichText | null = null
  const hook = renderHook(() => useTextHistory(value, (next) => (value = structuredClone(next))))
  const step = (run: () => void) => {
    act(run)
    hook.rerender()
  }
  const write = (words: string) =>
    step(() => hook.result.current.change(text(words), { kind: 'format', jumped: false }))
  write('a')
  write('b')
  step(hook.result.current.undo)
  expect(value).toEqual(text('a'))
  step(hook.result.current.redo)
  step(hook.result.current.undo)
  step(hook.result.current.undo)
  expect(value).toBeNull()
})

test('a text that came in otherwise cannot be undone', () => {
  const theirs = text('theirs')
  const field = start(null)
  field.write(text('mine'))
  field.comeIn(theirs)
  field.undo()
  expect(field.now()).toBe(theirs)
})

test('what is typed beside a picture or figure is one step too', () => {
  const field = start(null)
  field.write(text('a'), 'panel')
  field.write(text('ab'), 'panel')
  field.undo()
  expect(field.now()).toBe(null)
})
