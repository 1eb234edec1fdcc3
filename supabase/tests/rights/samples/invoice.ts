import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const invoice: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'invoice', {
      kind: 'invoice',
      number: 900_000,
      order_id: await newOrder(db, owner.profileId, 'PAID'),
      teacher_profile_id: owner.profileId,
      form: 'abridged',
      buyer: {},
      lines: '[]',
      coupon_amount: '0.00',
      shipping_fee: '0.00',
      total: '100.00',
      vat: '13.04',
    }),
}
