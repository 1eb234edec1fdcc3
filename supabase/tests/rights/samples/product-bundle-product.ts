import { newProduct, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const newBundle = (db: Root, publishDate: string | null) =>
  created(db, 'product_bundle', { title: 'Fractions', publish_date: publishDate })

const newMember = async (db: Root, publishDate: string | null) =>
  created(db, 'product_bundle_product', {
    product_bundle_id: await newBundle(db, publishDate),
    product_id: await newProduct(db),
  })

export const productBundleProduct: Sample = {
  arrange: (db) => newMember(db, '2025-01-15T08:00:00Z'),
  insert: async (db) => ({
    product_bundle_id: await newBundle(db, '2025-01-15T08:00:00Z'),
    product_id: await newProduct(db),
    position: 2,
  }),
  update: () => ({ position: 3 }),
  variants: [
    {
      what: 'of a bundle that is not published',
      arrange: (db) => newMember(db, null),
      refuses: { select: ['anonymous', 'owner', 'stranger', 'reporting', 'superadmin'] },
    },
  ],
}
