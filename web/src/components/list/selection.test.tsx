import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { List } from './define-list.ts'
import { readListState } from './list-state.ts'
import { mostPicked, useListSelection } from './selection.ts'
import { orders, type OrderRow } from './testing/orders-fixture.ts'

// What is picked, without a table around it.

const list = orders as unknown as List<OrderRow>
const placed = { orderStatus: { neq: 'PENDING' } }
const paid = { and: [placed, { orderStatus: { eq: 'PAID' } }] }

function open(query = '', total: number | undefined = 120) {
  const { result, rerender } = renderHook(
    ({ query, total }: { query: string; total: number | undefined }) =>
      useListSelection(list, readListState(list, new URLSearchParams(query)), total),
    { initialProps: { query, total } },
  )
  return {
    now: () => result.current,
    go: (query: string) => rerender({ query, total }),
    pick: (...ids: string[]) =>
      act(() => result.current.pick(Object.fromEntries(ids.map((id) => [id, true])))),
    press: (what: 'pickAll' | 'keep' | 'clear') => act(() => result.current[what]()),
  }
}

test('nothing is picked at first', () => {
  expect(open().now()).toMatchObject({
    ids: {},
    all: null,
    count: 0,
    stale: false,
    target: { kind: 'rows', ids: [] },
  })
})

test('rows are picked one by one, from page to page', () => {
  const { now, go, pick } = open()
  pick('a', 'b')
  go('page=2&sort=orderTotal')
  expect(now()).toMatchObject({
    ids: { a: true, b: true },
    count: 2,
    stale: false,
    target: { kind: 'rows', ids: ['a', 'b'] },
  })
})

test('at most a thousand rows are picked one by one', () => {
  const { now, pick } = open()
  pick(...Array.from({ length: mostPicked + 1 }, (_, at) => `row-${at}`))
  expect(now().count).toBe(1000)
})

test('all that match are picked by their filter and search, with their number', () => {
  const { now, pick, press } = open('status=PAID&q=maths')
  pick('a')
  press('pickAll')
  expect(now()).toMatchObject({
    ids: {},
    all: 120,
    count: 120,
    stale: false,
    target: { kind: 'all', filter: paid, words: 'maths', count: 120 },
  })
})

test('all that match are none while they are being counted', () => {
  const { result } = renderHook(() =>
    useListSelection(list, readListState(list, new URLSearchParams()), undefined),
  )
  act(() => result.current.pickAll())
  expect(result.current).toMatchObject({ all: 0, count: 0 })
})

test.each(['status=PAID', 'q=maths'])(
  'under %s the rows picked before wait to be kept',
  (query) => {
    const { now, go, pick, press } = open()
    pick('a')
    go(query)
    expect(now()).toMatchObject({ ids: { a: true }, count: 1, stale: true })
    pick('a', 'b')
    expect(now()).toMatchObject({ count: 2, stale: true })
    press('keep')
    expect(now()).toMatchObject({ ids: { a: true, b: true }, all: null, count: 2, stale: false })
    go('')
    expect(now().stale).toBe(true)
  },
)

test('with nothing picked another filter makes nothing wait', () => {
  const { now, go, pick } = open()
  go('status=PAID')
  expect(now().stale).toBe(false)
  pick('a')
  expect(now()).toMatchObject({ count: 1, stale: false })
})

test('"all that match" is over with another filter', () => {
  const { now, go, press } = open()
  press('pickAll')
  go('status=PAID')
  expect(now()).toMatchObject({
    ids: {},
    all: null,
    count: 0,
    stale: false,
    target: { kind: 'rows', ids: [] },
  })
})

test('picking one row after all picks that row, and clearing picks none', () => {
  const { now, pick, press } = open()
  press('pickAll')
  pick('a')
  expect(now()).toMatchObject({ all: null, count: 1, target: { kind: 'rows', ids: ['a'] } })
  press('clear')
  expect(now()).toMatchObject({ ids: {}, all: null, count: 0 })
  press('pickAll')
  press('clear')
  expect(now()).toMatchObject({ all: null, count: 0 })
})

test('what was cleared under another filter is not stale when picked again', () => {
  const { now, go, pick, press } = open()
  pick('a')
  go('status=PAID')
  press('clear')
  pick('b')
  expect(now()).toMatchObject({ ids: { b: true }, stale: false })
})
