import { expect, test } from 'vitest'
import type { List } from '@/components/list/define-list.ts'
import { countRequest, rowsRequest } from '@/components/list/list-query.ts'
import { readListState } from '@/components/list/list-state.ts'
import { listContract } from '@/components/list/testing/list-contract.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'
import { deskOrders } from './desk-orders-list.ts'
import { deskQuotes } from './desk-quotes-list.ts'

const statuses = {
  orderStatus: ['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED', 'CONFIRMING'],
}
listContract(deskOrders, { statuses })
listContract(deskQuotes, { statuses })

const orders = deskOrders as unknown as List<DeskOrderRowFragment>
const at = (query: string) => readListState(orders, new URLSearchParams(query))

test('days are arguments of rows, counts and search, and none are the month of the database', () => {
  expect(rowsRequest(orders, at('')).variables).not.toHaveProperty('placedFrom')
  const days = {
    placedFrom: '2026-01-01T00:00:00+02:00',
    placedUntil: '2026-04-01T00:00:00+02:00',
  }
  for (const query of ['', '&q=paid']) {
    const state = at(`placed=2026-01-01..2026-03-31&physical=yes${query}`)
    const filter = { hasPhysical: { eq: true } }
    expect(rowsRequest(orders, state).variables).toMatchObject({ ...days, filter })
    expect(countRequest(orders, state)?.variables).toMatchObject({ ...days, filter })
  }
  expect(rowsRequest(orders, at('placed=2026-01-01..')).variables).toMatchObject({
    placedFrom: '2026-01-01T00:00:00+02:00',
    placedUntil: null,
  })
})

test.each([
  [deskOrders, false],
  [deskQuotes, true],
] as const)('orders and quotes share their queries, and each asks for its own', (list, quotes) => {
  const typed = list as unknown as List<DeskOrderRowFragment>
  for (const query of ['', 'q=paid']) {
    const state = readListState(typed, new URLSearchParams(query))
    expect(rowsRequest(typed, state).variables).toMatchObject({ quotes })
    expect(countRequest(typed, state)?.variables).toMatchObject({ quotes })
  }
})

test('the page sizes of the specification', () => {
  for (const { pageSizes } of [deskOrders, deskQuotes])
    expect(pageSizes.toSorted((a, b) => a - b)).toEqual([5, 10, 15, 50, 100])
})
