import { expect, test } from 'vitest'
import type { List } from './define-list.ts'
import { countRequest, rowsRequest, whereOf } from './list-query.ts'
import { readListState } from './list-state.ts'
import { count, orders, page, search, type OrderRow } from './testing/orders-fixture.ts'

const list = orders as unknown as List<OrderRow>
const at = (query: string) => readListState(list, new URLSearchParams(query))
const placed = { orderStatus: { neq: 'PENDING' } }
const id = { id: 'AscNullsLast' }

test('the usual page: what the list is about, in its order, with the id last', () => {
  expect(rowsRequest(list, at(''))).toEqual({
    query: page,
    variables: {
      filter: placed,
      orderBy: [{ orderDateTime: 'DescNullsLast' }, id],
      first: 10,
      offset: 0,
    },
  })
})

test('a later page of another size', () => {
  expect(rowsRequest(list, at('page=3&size=25')).variables).toMatchObject({ first: 25, offset: 50 })
})

test('filters are added to what the list is about, each by its own words', () => {
  const state = at('many=yes&status=PAID&method=EFT&method=Free&placed=2026-01-01..2026-01-31')
  expect(whereOf(list, state)).toEqual({
    and: [
      placed,
      { productCount: { gt: 1 } },
      { orderStatus: { eq: 'PAID' } },
      { or: [{ orderPaymentMethod: { eq: 'EFT' } }, { orderPaymentMethod: { eq: 'Free' } }] },
      {
        orderDateTime: { gte: '2026-01-01T00:00:00+02:00', lt: '2026-02-01T00:00:00+02:00' },
      },
    ],
  })
  expect(whereOf(list, at('method=EFT&method=Free&method.match=all'))).toEqual({
    and: [
      placed,
      { and: [{ orderPaymentMethod: { eq: 'EFT' } }, { orderPaymentMethod: { eq: 'Free' } }] },
    ],
  })
})

test('a list about everything has no filter until one is on', () => {
  const everything = { ...list }
  delete everything.always
  expect(whereOf(everything, at(''))).toEqual({})
  expect(whereOf(everything, at('many=yes'))).toEqual({ productCount: { gt: 1 } })
})

test('a search asks the same of another document', () => {
  const asked = rowsRequest(list, at('many=yes&q=+breuke++nou+'))
  expect(asked.query).toBe(search)
  expect(asked.variables).toEqual({
    ...rowsRequest(list, at('many=yes')).variables,
    words: 'breuke  nou',
  })
})

test('a search for nothing is no search, and the filters stay', () => {
  expect(rowsRequest(list, at('many=yes&q=++'))).toEqual(rowsRequest(list, at('many=yes')))
})

test('a column can be sorted by another one, or by several', () => {
  expect(rowsRequest(list, at('sort=orderTotal')).variables['orderBy']).toEqual([
    { orderTotal: 'AscNullsLast' },
    id,
  ])
  expect(rowsRequest(list, at('sort=-productCount')).variables['orderBy']).toEqual([
    { productCount: 'DescNullsLast' },
    { orderTotal: 'DescNullsLast' },
    id,
  ])
})

test('groups hold together, and keep the order inside', () => {
  expect(rowsRequest(list, at('group=orderStatus')).variables['orderBy']).toEqual([
    { orderStatus: 'AscNullsLast' },
    { orderDateTime: 'DescNullsLast' },
    id,
  ])
  expect(rowsRequest(list, at('group=orderStatus&sort=-orderStatus')).variables['orderBy']).toEqual(
    [{ orderStatus: 'DescNullsLast' }, id],
  )
})

test('the count has the same filter; a search that counts by itself is not counted again', () => {
  const state = at('many=yes&page=4&sort=orderTotal')
  expect(countRequest(list, state)).toEqual({
    query: count,
    variables: { filter: whereOf(list, state) },
  })
  expect(countRequest(list, at('q=x'))).toBeNull()
})

test('a search with a count of its own, and a list that counts with its rows', () => {
  const documents = { ...list.documents, searchCount: count as never }
  expect(countRequest({ ...list, documents }, at('q=x&many=yes'))).toEqual({
    query: count,
    variables: { filter: whereOf(list, at('many=yes')), words: 'x' },
  })
  const alone = { ...list.documents }
  delete alone.count
  expect(countRequest({ ...list, documents: alone }, at(''))).toBeNull()
})

test('rows are sorted by their group first, by all that its column is sorted by', () => {
  const grouped = { ...list, groups: ['productCount'] } as List<OrderRow>
  const state = readListState(grouped, new URLSearchParams('group=productCount&sort=-orderTotal'))
  expect(rowsRequest(grouped, state).variables['orderBy']).toEqual([
    { productCount: 'AscNullsLast' },
    { orderTotal: 'AscNullsLast' },
    { orderTotal: 'DescNullsLast' },
    id,
  ])
})

test('a list without search asks for its page, whatever words there are', () => {
  const { page, count } = list.documents
  const documents = count === undefined ? { page } : { page, count }
  const state = { ...at(''), search: 'maths' }
  expect(rowsRequest({ ...list, documents }, state).query).toBe(page)
})

test('a list whose search takes it says how many rows are needed, as long as they come in the usual way', () => {
  const cut = { ...list, takesAtMost: true }
  delete cut.always
  const atMost = (query: string) => rowsRequest(cut, at(query)).variables['atMost']
  expect(atMost('')).toBe(10)
  expect(atMost('page=3&size=25&q=breuke')).toBe(75)
  expect(atMost('many=yes')).toBeUndefined()
  const oldestFirst = { ...at(''), sort: { column: 'orderDateTime', descending: false } }
  expect(rowsRequest(cut, oldestFirst).variables).not.toHaveProperty('atMost')
  expect(rowsRequest(list, at('')).variables).not.toHaveProperty('atMost')
})
