import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { codeOf, couponSchema, valuesOfCoupon, type CouponValues } from './coupon-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const right: CouponValues = {
  ...valuesOfCoupon(null, '2031-03-01'),
  couponCode: 'LENTE25',
  endDate: '2031-03-31',
  discountValue: '25',
}

/** The messages by field. */
function wrong(change: Partial<CouponValues>) {
  const { error } = couponSchema(intl).safeParse({ ...right, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a code keeps its capitals and digits', () => {
  expect(codeOf(' lente-25 % ')).toBe('LENTE25')
})

test('a coupon with all it needs is right', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ maxUses: '1' })).toEqual([])
  expect(wrong({ startDate: '2031-03-31' })).toEqual([])
  expect(wrong({ discountType: 'AMOUNT', discountValue: '250.50' })).toEqual([])
  expect(wrong({ discountValue: '100' })).toEqual([])
})

test('days in the wrong order are named while other fields are still empty', () => {
  expect(wrong({ couponCode: '', discountValue: '', endDate: '2031-02-28' })).toContain(
    'endDate: The end date is before the start date',
  )
})

test.each<[Partial<CouponValues>, string]>([
  [{ couponCode: ' ' }, 'couponCode: Coupon code is required'],
  [{ couponCode: 'Lente' }, 'couponCode: Only uppercase alphanumeric characters are allowed'],
  [{ startDate: '' }, 'startDate: A Start Date is required'],
  [{ endDate: '' }, 'endDate: An End Date is required'],
  [{ endDate: '2031-02-28' }, 'endDate: The end date is before the start date'],
  [{ discountValue: '' }, 'discountValue: Say how much it takes off'],
  [{ discountValue: '0' }, 'discountValue: A discount is more than 0'],
  [{ discountValue: 'ten' }, 'discountValue: A discount is more than 0'],
  [{ discountValue: '100.01' }, 'discountValue: A percentage is at most 100'],
  [{ maxUses: '0' }, 'maxUses: At least 1, or nothing for any number'],
  [{ maxUses: '1.5' }, 'maxUses: At least 1, or nothing for any number'],
])('%o: %s', (change, message) => {
  expect(wrong(change)).toContain(message)
})
