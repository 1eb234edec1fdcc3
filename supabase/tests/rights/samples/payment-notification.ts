import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const paymentNotification: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'payment_notification', {
      raw_body: 'pf_payment_id=1&payment_status=COMPLETE',
      provider_payment_id: '1',
      payment_status: 'COMPLETE',
      amount_cents: '10000',
      fields: {},
      order_id: await newOrder(db, owner.profileId),
    }),
}
