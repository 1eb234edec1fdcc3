import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { coupons, stateOf } from './coupons.list.ts'
import { discountWords } from './discount-words.ts'

const coupon = {
  enabled: true,
  startDate: '2031-03-01',
  endDate: '2031-03-31',
  maxUses: null,
  uses: 3,
} as unknown as CouponRow_CouponFragment // what stateOf reads

test.each([
  [{}, '2031-03-01', 'running'],
  [{}, '2031-03-31', 'running'],
  [{}, '2031-02-28', 'coming'],
  [{}, '2031-04-01', 'over'],
  [{ enabled: false }, '2031-04-01', 'off'],
  [{ maxUses: 4 }, '2031-03-15', 'running'],
  [{ maxUses: 3 }, '2031-03-15', 'usedUp'],
])('%o on %s is %s', (change, day, state) => {
  expect(stateOf({ ...coupon, ...change }, day)).toBe(state)
})

test.each([
  ['en', 'PERCENTAGE', '12.50', '12.5%'],
  ['af', 'PERCENTAGE', '12.50', '12,5%'],
  ['en', 'PERCENTAGE', '100.00', '100%'],
  ['en', 'AMOUNT', '1250.00', 'R1,250.00'],
])('in %s, %s %s reads %s', (locale, discountType, discountValue, words) => {
  const intl = createIntl({ locale, onError: () => undefined })
  expect(discountWords({ discountType, discountValue }, intl)).toBe(words)
})

test('a link leads to the codes of a batch', () => {
  expect(coupons.toUrl({ search: 'Fees of March' })).toBe('/admin/coupons?q=Fees+of+March')
})
