import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const couponRedemption: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'coupon_redemption', {
      coupon_id: await created(db, 'coupon', {
        coupon_code: 'REDEEMED',
        start_date: '2026-01-01',
        end_date: '2026-12-31',
        discount_type: 'AMOUNT',
        discount_value: '10.00',
      }),
      order_id: await newOrder(db, owner.profileId),
    }),
}
