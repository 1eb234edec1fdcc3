import { newCategory, newTag, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const sent = {
  title: 'A year of fractions',
  description: '<p>Everything</p>',
  price: '300.00',
  // Null, because with a percentage the price follows the members and is not what was sent.
  price_percentage: null,
  complete_price: true,
  discount_percentage: '5.00',
  featured: true,
  publish_date: '2025-02-01T08:00:00+00:00',
  thumbnails: ['ProductBundles/year.png'],
}

const withPlace = async (db: Root, name: string) => ({
  ...sent,
  tags: [await newTag(db, name)],
  category_id: await newCategory(db, name),
})

const newBundle = (db: Root, publishDate: string | null) =>
  created(db, 'product_bundle', {
    title: 'Fractions',
    publish_date: publishDate,
    price_percentage: '80.00',
  })

const shop = ['anonymous', 'owner', 'stranger', 'reporting', 'superadmin'] as const

export const productBundle: Sample = {
  arrange: (db) => newBundle(db, '2025-01-15T08:00:00Z'),
  insert: (db) => withPlace(db, 'Sent with a new bundle'),
  update: (db) => withPlace(db, 'Sent with a changed bundle'),
  derived: ['search_field', 'category_order'],
  variants: [
    {
      what: 'that is not published',
      arrange: (db) => newBundle(db, null),
      refuses: { select: [...shop] },
    },
    {
      what: 'that is published later',
      arrange: (db) => newBundle(db, '2099-01-15T08:00:00Z'),
      refuses: { select: [...shop] },
    },
  ],
}
