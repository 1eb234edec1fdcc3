import { expect, test, vi } from 'vitest'
import { ageColumn, ageInDays, moneyColumns } from './desk-columns.ts'
import type { DeskOrderRowFragment } from './desk-orders.generated.ts'

type Money = Pick<
  DeskOrderRowFragment,
  'orderStatus' | 'orderDateTime' | 'paidAmount' | 'dueAmount' | 'refundedAmount' | 'owedBackAmount'
>

const cells = (money: Money) =>
  Object.fromEntries(
    [...moneyColumns, ageColumn].flatMap((column) =>
      column.kind === 'money' || column.kind === 'number'
        ? [[column.key, column.value(money as DeskOrderRowFragment)]]
        : [],
    ),
  )

test('an age is of days of South Africa: from midnight to midnight, not of hours', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T00:10:00+02:00') })
  expect(ageInDays('2026-03-10T00:00:00+02:00')).toBe(0)
  expect(ageInDays('2026-03-09T23:59:59+02:00')).toBe(1)
  expect(ageInDays('2026-03-09T22:00:00+00:00')).toBe(0)
  expect(ageInDays('2025-03-10T12:00:00+02:00')).toBe(365)
  vi.useRealTimers()
})

test('a row says what came in, what it lacks, what was refunded, what is owed back, and for how long', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00+02:00') })
  const none = {
    paidAmount: '0.00',
    dueAmount: '0.00',
    refundedAmount: '0.00',
    owedBackAmount: '0.00',
  }
  const at = { orderDateTime: '2026-03-07T12:00:00+02:00' }
  expect(
    cells({ ...none, ...at, orderStatus: 'PROCESSING', paidAmount: '146.00', dueAmount: '150.00' }),
  ).toEqual({
    paidAmount: '146.00',
    dueAmount: '150.00',
    refundedAmount: null,
    owedBackAmount: null,
    age: 3,
  })
  expect(
    cells({ ...none, ...at, orderStatus: 'CANCELLED', owedBackAmount: '36.00' }),
  ).toMatchObject({ dueAmount: null, owedBackAmount: '36.00', age: 3 })
  expect(
    cells({ ...none, ...at, orderStatus: 'PAID', paidAmount: '36.00', refundedAmount: '10.00' }),
  ).toMatchObject({ paidAmount: null, refundedAmount: '10.00', age: null })
  vi.useRealTimers()
})
