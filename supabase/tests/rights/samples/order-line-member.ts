import { newLine, newOrder, newProduct, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'
import { newOldOrder } from './old-order.ts'

const newMember = async (db: Root, orderId: string) =>
  created(db, 'order_line_member', {
    order_line_id: await newLine(db, orderId, await newProduct(db)),
    product_id: await newProduct(db),
    position: 0,
    title: 'Fractions of a whole',
  })

export const orderLineMember: Sample = {
  arrange: async (db, { owner }) => newMember(db, await newOrder(db, owner.profileId)),
  variants: [
    {
      what: 'of an order older than a month',
      arrange: async (db, { owner }) => newMember(db, await newOldOrder(db, owner.profileId)),
      refuses: { select: ['admin'] },
    },
  ],
}
