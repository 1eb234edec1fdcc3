import { newCategory, newProduct, newTag, type Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'

const shop = ['anonymous', 'owner', 'stranger', 'reporting', 'superadmin'] as const

const sent = {
  title: 'Long division',
  description: '<p>Step by step</p>',
  price: '120.50',
  discount_percentage: '10.00',
  e_commerce_product: true,
  subscription_product: true,
  physical: false,
  featured: true,
  publish_date: '2025-02-01T08:00:00+00:00',
  thumbnails: ['Products/division.png'],
  questions: [{ type: 'Text', label: 'Name on the certificate', required: true }],
  // Unique, and three test files send this at the same time.
  sku: 10_000 + Math.floor(Math.random() * 1_000_000),
  pages: 12,
  marks: 40,
  language: 'en',
  term: 2,
  topic: 'Division',
}

const withPlace = async (db: Root, name: string) => ({
  ...sent,
  tags: [await newTag(db, name)],
  category_id: await newCategory(db, name),
})

export const product: Sample = {
  arrange: (db) => newProduct(db, { subscription_product: true }),
  insert: (db) => withPlace(db, 'Sent with a new resource'),
  update: async (db) => ({
    ...(await withPlace(db, 'Sent with a change')),
    e_commerce_product: false,
    subscription_product: false,
    physical: true,
  }),
  effects: {
    insert: ['public.shop_item', 'private.shelf_word'],
    update: ['public.shop_item'],
    delete: ['public.shop_item'],
  },
  derived: [
    'search_field',
    'category_order',
    'listable',
    'file_count',
    'video_count',
    'missing_count',
  ],
  variants: [
    {
      what: 'that is not published',
      arrange: (db) => newProduct(db, { publish_date: null }),
      refuses: { select: [...shop] },
    },
    {
      what: 'that is published tomorrow',
      arrange: (db) => newProduct(db, { publish_date: new Date(Date.now() + 86_400_000) }),
      refuses: { select: [...shop] },
    },
    {
      what: 'without a picture',
      arrange: (db) => newProduct(db, { thumbnails: [] }),
      refuses: { select: [...shop] },
    },
    {
      what: 'that is sold neither online nor by subscription',
      arrange: (db) => newProduct(db, { e_commerce_product: false }),
      refuses: { select: [...shop] },
    },
  ],
}
