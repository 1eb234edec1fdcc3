import { expect, test } from 'vitest'
import { consequenceOf, isEditable, statusChoices } from './order-moves.ts'

test.each([
  ['order', 'PROCESSING', ['PROCESSING', 'PENDING', 'PAID', 'CANCELLED']],
  ['order', 'PAID', ['PAID', 'PENDING', 'PROCESSING', 'CANCELLED']],
  ['order', 'PENDING', ['PENDING', 'PROCESSING', 'PAID', 'CANCELLED']],
  ['order', 'CANCELLED', ['CANCELLED', 'PENDING', 'PROCESSING', 'PAID']],
  ['quote', 'QUOTING', ['QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']],
  ['quote', 'PROCESSING', ['PROCESSING', 'QUOTING', 'PAID', 'CANCELLED']],
  ['quote', 'PAID', ['PAID']],
  ['quote', 'CANCELLED', ['CANCELLED']],
] as const)('what may become of %s in status %s', (kind, from, choices) => {
  expect(statusChoices(from, kind)).toEqual(choices)
})

test('address and answers may be changed until an order is paid or cancelled', () => {
  const statuses = ['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']
  expect(statuses.filter(isEditable)).toEqual(['QUOTING', 'PROCESSING'])
})

test('what follows from a move is said before it is made', () => {
  const words = (from: string, to: string) => consequenceOf(from, to)?.defaultMessage ?? null
  expect(words('PROCESSING', 'PROCESSING')).toBeNull()
  expect(words('PROCESSING', 'PAID')).toMatch(/invoice/)
  expect(words('PAID', 'CANCELLED')).toMatch(/credit note/)
  expect(words('PAID', 'PROCESSING')).toMatch(/credit note/)
  expect(words('PROCESSING', 'CANCELLED')).toMatch(/coupon/)
  expect(words('QUOTING', 'PROCESSING')).toMatch(/bank transfer/)
  expect(words('PROCESSING', 'QUOTING')).toMatch(/quote again/)
  expect(words('CANCELLED', 'PENDING')).toMatch(/cart/)
})
