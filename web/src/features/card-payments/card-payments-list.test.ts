import { expect, test } from 'vitest'
import { listContract } from '@/components/list/testing/list-contract.ts'
import { resolutions } from './card-payment-words.ts'
import { cardPayments, randOf } from './card-payments-list.ts'

listContract(cardPayments, { statuses: { resolution: Object.keys(resolutions) } })

test.each([
  ['12345', '123.45'],
  ['5', '0.05'],
  ['-100', '-1.00'],
  [null, null],
])('%s cents are %s', (amountCents, rand) => {
  expect(randOf({ amountCents })).toBe(rand)
})
