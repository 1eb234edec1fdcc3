import { newLine, newOrder, newProduct, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newParcelLine = async (db: Root, orderId: string) =>
  created(db, 'parcel_line', {
    parcel_id: await created(db, 'parcel', { order_id: orderId, number: 1 }),
    order_line_id: await newLine(db, orderId, await newProduct(db, { physical: true })),
    title: 'Wall chart',
    quantity: 1,
  })

export const parcelLine: Sample = {
  arrange: async (db, { owner }) => newParcelLine(db, await newOrder(db, owner.profileId, 'PAID')),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newParcelLine(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: ['admin'] },
    },
  ],
}
