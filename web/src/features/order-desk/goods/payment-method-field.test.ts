import { expect, test } from 'vitest'
import { fittingMethod } from './payment-method-field.tsx'

test.each([
  ['', null, false, 'EFT'],
  ['', '120.00', false, 'EFT'],
  ['', '0.00', false, 'Free'],
  ['Free', '120.00', true, 'EFT'],
  ['EFT', '0.00', true, 'Free'],
  ['PayFast', '120.00', false, 'PayFast'],
  ['PayFast', '120.00', true, 'EFT'],
  ['PayFast', null, false, 'PayFast'],
])('of an order by %j with total %j, changed: %j, it is %s', (own, total, changed, method) => {
  expect(fittingMethod(own, { total, changed })).toBe(method)
})
