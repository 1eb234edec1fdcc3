import { expect, test } from 'vitest'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { stateOf } from './coupon-state.ts'

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
