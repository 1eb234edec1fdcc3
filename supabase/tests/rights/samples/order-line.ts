import { newLine, newOrder, newProduct } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { newOldOrder } from './old-order.ts'

export const orderLine: Sample = {
  arrange: async (db, { owner }) =>
    newLine(db, await newOrder(db, owner.profileId), await newProduct(db)),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) =>
        newLine(db, await newOldOrder(db, owner.profileId), await newProduct(db)),
      refuses: { select: ['admin'] },
    },
  ],
}
