import { newOrder, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newParcel = (db: Root, orderId: string) =>
  created(db, 'parcel', { order_id: orderId, number: 1 })

export const parcel: Sample = {
  arrange: async (db, { owner }) => newParcel(db, await newOrder(db, owner.profileId, 'PAID')),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newParcel(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: ['admin'] },
    },
  ],
}
