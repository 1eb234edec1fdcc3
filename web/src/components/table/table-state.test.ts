import { expect, test } from 'vitest'
import { readTableState, writeTableState, type TableDefaults } from './table-state.ts'

const defaults: TableDefaults = {
  sort: { column: 'date', descending: true },
  sortable: ['date', 'total'],
  pageSizes: [10, 25],
}
const usual = { search: '', sort: defaults.sort, pageIndex: 0, pageSize: 10 }
const read = (query: string) => readTableState(new URLSearchParams(query), defaults)
const write = (query: string, change: Parameters<typeof writeTableState>[1]) =>
  writeTableState(new URLSearchParams(query), change, defaults).toString()

test('an empty address is the usual list', () => {
  expect(read('')).toEqual(usual)
})

test('an address says everything about a list', () => {
  expect(read('q=breuke&sort=total&page=3&size=25')).toEqual({
    search: 'breuke',
    sort: { column: 'total', descending: false },
    pageIndex: 2,
    pageSize: 25,
  })
})

test.each(['sort=owner', 'page=-1', 'page=1.5', 'page=x', 'size=1000000', 'size='])(
  'nonsense is left out: %s',
  (query) => {
    expect(read(query)).toEqual(usual)
  },
)

test('what is usual is not written, what else the address says stays', () => {
  expect(write('cart=open&page=2', { sort: { column: 'date', descending: true } })).toBe(
    'cart=open',
  )
  expect(write('cart=open', { search: ' 99 ', pageSize: 25 })).toBe('cart=open&q=99&size=25')
})

test('another search, order or page size begins at the first page, a page keeps the rest', () => {
  expect(write('page=4&sort=total', { search: 'x' })).toBe('sort=total&q=x')
  expect(write('sort=-total&q=x', { pageIndex: 1 })).toBe('sort=-total&q=x&page=2')
})
