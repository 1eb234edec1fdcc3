import { newProduct } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const productSubscription: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'product_subscription', {
      teacher_profile_id: owner.profileId,
      product_id: await newProduct(db),
    }),
}
