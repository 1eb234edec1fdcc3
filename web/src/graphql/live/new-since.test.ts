import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announce, forgetAnnounced, useNewSince } from './new-since.ts'

test('a list counts the rows that came since it was asked for, each once', () => {
  const { result } = renderHook(() => useNewSince('coupon'))
  expect(result.current.count).toBe(0)
  act(() => {
    announce('coupon', 'a')
    announce('coupon', 'b')
    announce('coupon', 'a')
    announce('holiday', 'c')
  })
  expect(result.current.count).toBe(2)
  act(() => result.current.clear())
  expect(result.current.count).toBe(0)
})

test('after everything was asked for again nothing is new', () => {
  const { result } = renderHook(() => useNewSince('coupon'))
  act(() => announce('coupon', 'a'))
  expect(result.current.count).toBe(1)
  act(() => forgetAnnounced())
  expect(result.current.count).toBe(0)
})

test('a list that opens shows what came before', () => {
  const first = renderHook(() => useNewSince('coupon'))
  first.unmount()
  announce('coupon', 'a')
  const second = renderHook(() => useNewSince('coupon'))
  expect(second.result.current.count).toBe(0)
})

test('a list may show another table', () => {
  const { result, rerender } = renderHook(
    ({ table }: { table: 'coupon' | 'holiday' }) => useNewSince(table),
    { initialProps: { table: 'coupon' } },
  )
  act(() => announce('coupon', 'a'))
  rerender({ table: 'holiday' })
  expect(result.current.count).toBe(0)
  act(() => announce('holiday', 'b'))
  expect(result.current.count).toBe(1)
})
