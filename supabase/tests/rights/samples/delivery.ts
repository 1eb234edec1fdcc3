import { newOrder } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const delivery: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'delivery', {
      order_id: await newOrder(db, owner.profileId, 'PAID'),
      order_number: '261121-10304512',
    }),
}
