import { newOrder, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newAttempt = (db: Root, orderId: string) =>
  created(db, 'payment_attempt', { order_id: orderId, amount: '100.00', contents: { goods: [] } })

export const paymentAttempt: Sample = {
  arrange: async (db, { owner }) => newAttempt(db, await newOrder(db, owner.profileId)),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newAttempt(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: ['admin'] },
    },
  ],
}
