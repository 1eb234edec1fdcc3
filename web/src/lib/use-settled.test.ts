import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

test('a value counts once it has rested; what was passed on the way does not', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 200), {
    initialProps: { value: 'a' },
  })
  rerender({ value: 'ab' })
  act(() => {
    vi.advanceTimersByTime(199)
  })
  rerender({ value: 'abc' })
  act(() => {
    vi.advanceTimersByTime(199)
  })
  expect(result.current).toBe('a')
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(result.current).toBe('abc')
  vi.useRealTimers()
})
