import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { valuesOfCoupon } from './coupon-schema.ts'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { readCoupon, saveCoupon } from './save-coupon.ts'

/** A coupon with another value in each column; round 2 has the other truth values and words. */
const filled = (round: 1 | 2): CouponRow_CouponFragment => ({
  __typename: 'Coupon',
  nodeId: `node ${round}`,
  id: `coupon ${round}`,
  updatedAt: `2031-01-0${round}T00:00:00Z`,
  couponCode: `CODE${round}`,
  enabled: round === 2,
  startDate: `2031-02-0${round}`,
  endDate: `2031-03-0${round}`,
  discountType: round === 1 ? 'AMOUNT' : 'PERCENTAGE',
  discountValue: `1${round}.25`,
  restrictTo: 'Teachers',
  restrictToTeachers: [`teacher b ${round}`, `teacher a ${round}`],
  maxUses: 40 + round,
  uses: 20 + round,
  batch: `Batch ${round}`,
})

test.each([1, 2] as const)(
  'what the form shows is what it saves, of each column (%i)',
  async (round) => {
    const coupon = filled(round)
    const { client, sent } = writingClient(oneRow('couponCollection', coupon), {
      updateCouponCollection: { affectedCount: 1 },
    })
    const now = await readCoupon(client, coupon.id)
    if (now === null) throw new Error('it is there')
    expect(now.values).toEqual(valuesOfCoupon(coupon, ''))
    await saveCoupon(client, now.values, { id: coupon.id, version: now.version })
    // Uses are counted and a batch is named by the database.
    const { __typename, nodeId, id, updatedAt, uses, batch, ...row } = coupon
    expect([__typename, nodeId, uses, batch].every(Boolean)).toBe(true)
    expect(sent()).toEqual({ id, version: updatedAt, row })
  },
)
