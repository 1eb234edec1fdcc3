import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const quotation: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'quotation', {
      order_id: await newOrder(db, owner.profileId, 'QUOTING'),
      number: 900_001,
      valid_until: '2099-12-31',
      language: 'en',
      form: 'abridged',
      seller: '{}',
      buyer: {},
      lines: '[]',
      coupon_amount: '0.00',
      shipping_fee: '0.00',
      total: '100.00',
      vat: '13.04',
    }),
}
