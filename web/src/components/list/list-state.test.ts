import { expect, test } from 'vitest'
import { activeFilters, isNarrowed, readListState, writeListState } from './list-state.ts'
import { orders } from './testing/orders-fixture.ts'

const usual = {
  search: '',
  filters: {},
  sort: { column: 'date', descending: true },
  group: null,
  pageIndex: 0,
  pageSize: 10,
}
const read = (query: string) => readListState(orders, new URLSearchParams(query))
const write = (query: string, change: Parameters<typeof orders.toUrl>[0]) =>
  writeListState(orders, new URLSearchParams(query), change ?? {}).toString()

test('an empty address is the usual list', () => {
  expect(read('')).toEqual(usual)
})

test('an address says everything about a list', () => {
  const address =
    'q=breuke&many=yes&status=PAID&method=EFT&method=Free&method.match=all&placed=last-7-days' +
    '&sort=orderTotal&group=orderStatus&page=3&size=25'
  const state = {
    search: 'breuke',
    filters: {
      many: true,
      status: 'PAID',
      method: { values: ['EFT', 'Free'], match: 'all' },
      placed: { span: 'last-7-days' },
    },
    sort: { column: 'orderTotal', descending: false },
    group: 'orderStatus',
    pageIndex: 2,
    pageSize: 25,
  } as const
  expect(read(address)).toEqual(state)
  expect(write('', state as unknown as typeof usual)).toBe(address)
})

test.each([
  'sort=owner',
  'sort=method', // a column, but not one to sort by
  'sort=--date',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=x',
  'size=1000000',
  'size=',
  'many=true',
  'status=PENDING',
  'method=Cash',
  'method.match=all',
  'placed=2026-13-01..',
  'group=orderNumber',
])('what the list does not know is left out: %s', (query) => {
  expect(read(query)).toEqual(usual)
})

test('of several values those that are known stay, each once', () => {
  expect(read('method=Cash&method=EFT&method=EFT&method.match=most').filters).toEqual({
    method: { values: ['EFT'], match: 'any' },
  })
})

test('what is usual is not written, what else the address says stays', () => {
  expect(write('cart=open&page=2', { sort: { column: 'date', descending: true } })).toBe(
    'cart=open',
  )
  expect(write('cart=open', { search: ' 99 ', pageSize: 25 })).toBe('cart=open&q=99&size=25')
})

test.each([
  [{ search: 'x' }, 'sort=orderTotal&q=x&status=PAID'],
  [{ pageSize: 25 }, 'sort=orderTotal&status=PAID&size=25'],
  [{ filters: { many: true as const } }, 'sort=orderTotal&many=yes'],
  [{ sort: { column: 'orderNumber', descending: true } }, 'sort=-orderNumber&status=PAID'],
  [{ group: 'orderStatus' }, 'sort=orderTotal&status=PAID&group=orderStatus'],
])('other rows or another order begin at the first page: %j', (change, address) => {
  expect(write('page=4&sort=orderTotal&status=PAID', change)).toBe(address)
})

test('a page keeps the rest', () => {
  expect(write('sort=orderTotal&q=x&many=yes', { pageIndex: 1 })).toBe(
    'sort=orderTotal&q=x&many=yes&page=2',
  )
})

test('a filter that is off leaves the address with all it wrote', () => {
  const address = 'method=EFT&method=Free&method.match=all&many=yes'
  expect(write(address, { filters: { method: undefined, many: true } as object })).toBe('many=yes')
})

test('a list without a search function has no search', () => {
  const documents = { ...orders.documents }
  delete documents.search
  const plain = { ...orders, documents }
  expect(readListState(plain, new URLSearchParams('q=x')).search).toBe('')
})

test('a link from elsewhere says only what differs', () => {
  expect(orders.toUrl()).toBe('/orders')
  expect(orders.toUrl({ filters: { status: 'PAID' }, pageIndex: 1 })).toBe(
    '/orders?status=PAID&page=2',
  )
})

test('how many filters are on, and whether anything is left out', () => {
  expect(activeFilters(read('many=yes&status=PAID&q=x'))).toBe(2)
  expect(activeFilters({ filters: { many: undefined } })).toBe(0)
  expect([
    isNarrowed(read('many=yes')),
    isNarrowed(read('q=x')),
    isNarrowed(read('page=2')),
  ]).toEqual([true, true, false])
})

test('how several match is written only where it is not as usual', () => {
  const several = (match: 'any' | 'all') =>
    write('', { filters: { method: { values: ['EFT'], match } } })
  expect(several('any')).toBe('method=EFT')
  expect(several('all')).toBe('method=EFT&method.match=all')
})

test('filters that are off are not there', () => {
  expect(Object.keys(read('many=yes').filters)).toEqual(['many'])
})
