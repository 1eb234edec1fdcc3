import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { stepOfRefusal } from './step-of-refusal.ts'

const all = ['open', 'shipping', 'payment', 'confirm'] as const

test.each([
  ['items_unavailable', 'open'],
  ['coupon_expired', null],
  ['shipping_details_invalid', 'shipping'],
  ['card_amount_too_small', 'payment'],
  ['order_total_changed', null],
  ['invoice_details_required', null],
] as const)('%s is mended on the step %s', (code, step) => {
  expect(stepOfRefusal(new AppError(code), all)).toBe(step)
})

test('a step that the order does not have is not gone to, and no refusal leads nowhere', () => {
  expect(stepOfRefusal(new AppError('card_amount_too_small'), ['open', 'confirm'])).toBeNull()
  expect(stepOfRefusal(null, all)).toBeNull()
})
