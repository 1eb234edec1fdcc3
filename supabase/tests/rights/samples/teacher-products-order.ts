import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { newOldOrder } from './old-order.ts'

export const teacherProductsOrder: Sample = {
  arrange: (db, { owner }) => newOrder(db, owner.profileId),
  variants: [
    {
      what: 'older than a month',
      arrange: (db, { owner }) => newOldOrder(db, owner.profileId),
      refuses: { select: ['admin'] },
    },
    {
      what: 'older than a month that was placed since',
      arrange: async (db, { owner }) => {
        const id = await newOldOrder(db, owner.profileId)
        await db.root(
          'update public.teacher_products_order set order_date_time = now() where id = $1',
          [id],
        )
        return id
      },
      refuses: { select: [] },
    },
  ],
}
