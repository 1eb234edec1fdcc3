import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const values = {
  coupon_code: 'RIGHTS10',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  discount_type: 'PERCENTAGE',
  discount_value: '10.00',
}

export const coupon: Sample = {
  arrange: (db) => created(db, 'coupon', values),
  insert: (_, { owner }) => ({
    ...values,
    coupon_code: 'RIGHTS20',
    enabled: false,
    restrict_to: 'Teachers',
    restrict_to_teachers: [owner.profileId],
    max_uses: 5,
  }),
  update: (_, { owner }) => ({
    coupon_code: 'RIGHTS30',
    enabled: false,
    start_date: '2026-02-01',
    end_date: '2026-11-30',
    discount_type: 'AMOUNT',
    discount_value: '30.00',
    restrict_to: 'Teachers',
    restrict_to_teachers: [owner.profileId],
    max_uses: 7,
  }),
}
