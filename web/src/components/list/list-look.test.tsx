import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stored } from '@/lib/stored.ts'
import type { List } from './define-list.ts'
import { useListLook } from './list-look.ts'
import { orders, type OrderRow } from './testing/orders-fixture.ts'

// Each test has a list of its own: what is chosen for a list holds for the window.

let lists = 0
const fresh = (over: Partial<List<OrderRow>> = {}) =>
  ({ ...(orders as unknown as List<OrderRow>), ...over, id: `look-${(lists += 1)}` }) as const

function open(list: Pick<List<OrderRow>, 'id' | 'columns' | 'density'>) {
  const { result } = renderHook(() => useListLook(list))
  return () => result.current
}

const usual = {
  orderNumber: true,
  date: true,
  orderStatus: true,
  method: false,
  orderTotal: true,
  productCount: true,
}

test('until somebody chooses, the list decides', () => {
  expect(open(fresh())()).toMatchObject({ columns: usual, density: 'compact', usual: true })
  expect(open(fresh({ density: 'comfortable' }))().density).toBe('comfortable')
})

test('columns are hidden and shown, each for itself', () => {
  const now = open(fresh())
  act(() => now().showColumn('orderTotal', false))
  act(() => now().showColumn('method', true))
  expect(now()).toMatchObject({
    columns: { ...usual, orderTotal: false, method: true },
    usual: false,
  })
  act(() => now().showColumn('orderTotal', true))
  act(() => now().showColumn('method', false))
  expect(now().columns).toEqual(usual)
})

test('the column that names the row is always there', () => {
  const now = open(fresh())
  act(() => now().showColumn('orderNumber', false))
  expect(now().columns).toEqual(usual)
})

test('rows stand closer or wider', () => {
  const now = open(fresh({ density: 'comfortable' }))
  act(() => now().chooseDensity('compact'))
  expect(now()).toMatchObject({ density: 'compact', usual: false })
  act(() => now().chooseDensity('comfortable'))
  expect(now().density).toBe('comfortable')
})

test('a column that belongs to a filter comes with it, until it is hidden', () => {
  const list = fresh()
  const columns = list.columns.map((column) =>
    column.key === 'method' ? { ...column, showWith: 'state' } : column,
  ) as unknown as List<OrderRow>['columns']
  const { result, rerender } = renderHook(
    ({ filters }: { filters: Record<string, unknown> }) =>
      useListLook({ ...list, columns }, filters),
    { initialProps: { filters: {} } },
  )
  expect(result.current.columns['method']).toBe(false)
  rerender({ filters: { state: 'PAID' } })
  expect(result.current.columns['method']).toBe(true)
  act(() => result.current.showColumn('method', false))
  expect(result.current.columns['method']).toBe(false)
})

test('two choices are both kept, and all is as usual after a reset', () => {
  const list = fresh()
  const now = open(list)
  act(() => now().chooseDensity('comfortable'))
  act(() => now().showColumn('date', false))
  expect(stored.read(`kryt.list.${list.id}.visitor`)).toBe('density=comfortable&column.date=no')
  act(() => now().reset())
  expect(now()).toMatchObject({ columns: usual, density: 'compact', usual: true })
})

test('what no list understands is left alone', () => {
  const list = fresh({ density: 'comfortable' })
  stored.write(`kryt.list.${list.id}.visitor`, 'density=tiny&column.date=perhaps&column.gone=no')
  expect(open(list)()).toMatchObject({ columns: usual, density: 'comfortable', usual: false })
})
