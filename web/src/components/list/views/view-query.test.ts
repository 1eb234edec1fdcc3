import { expect, test } from 'vitest'
import type { ListRow } from '../columns.ts'
import type { List } from '../define-list.ts'
import { readListState } from '../list-state.ts'
import { orders } from '../testing/orders-fixture.ts'
import { addressOf, queryOf, understood } from './view-query.ts'

const list = orders as unknown as List<ListRow> // its filters as any other's
const stateOf = (query: string) => readListState(list, new URLSearchParams(query))

test('a view keeps what is searched, filtered and sorted, and neither the page nor a dialog', () => {
  const query = queryOf(list, stateOf('q=abc&sort=orderTotal&page=3&edit=1'))
  expect(query).toBe('q=abc&sort=orderTotal')
  expect(queryOf(list, stateOf(''))).toBe('')
})

test('what the list does not know any more is left out', () => {
  expect(understood(list, 'q=abc&gone=1&sort=nothing')).toBe('q=abc')
  expect(addressOf(list, { id: 'v1', query: 'q=abc&gone=1' }).toString()).toBe('q=abc&view=v1')
})
