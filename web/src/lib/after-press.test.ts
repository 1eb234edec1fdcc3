import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

test('what moves the page waits until the pointer was lifted and the click was heard', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  afterPress(act)
  expect(act).toHaveBeenCalledTimes(1)
  fireEvent.pointerDown(document.body)
  afterPress(act)
  expect(act).toHaveBeenCalledTimes(1)
  fireEvent.pointerUp(document.body)
  expect(act).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(2)
  afterPress(act)
  expect(act).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
