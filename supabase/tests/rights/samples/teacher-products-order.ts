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
  ],
}
