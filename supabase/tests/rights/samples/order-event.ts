import { newOrder, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newEvent = (db: Root, orderId: string) =>
  created(db, 'order_event', {
    order_id: orderId,
    to_status: 'PENDING',
    reason: 'first_product_added',
  })

export const orderEvent: Sample = {
  arrange: async (db, { owner }) => newEvent(db, await newOrder(db, owner.profileId)),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newEvent(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: ['admin'] },
    },
  ],
}
