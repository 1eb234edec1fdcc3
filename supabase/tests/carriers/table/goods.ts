import { derived, fixed, ownRow, type Carrier } from './carrier.ts'

const product = [
  'title', 'description', 'price', 'discount_percentage', 'e_commerce_product', 'subscription_product',
  'physical', 'featured', 'publish_date', 'thumbnails', 'tags', 'category_id', 'questions', 'sku', 'pages',
  'marks', 'language', 'term', 'topic',
] // prettier-ignore
const ofProduct = {
  [ownRow]: ['id', 'created_at', 'updated_at'],
  [derived]: [
    'file_count',
    'video_count',
    'missing_count',
    'search_field',
    'category_order',
    'listable',
  ],
  [fixed]: ['type'],
}
const bundle = [
  'title', 'description', 'price', 'price_percentage', 'complete_price', 'discount_percentage', 'featured',
  'publish_date', 'thumbnails', 'tags', 'category_id',
] // prettier-ignore
const sale = ['sale_percentage', 'sale_starts_at', 'sale_ends_at']
const ofSale = {
  [ownRow]: ['created_at', 'updated_at'],
  'It says which resource or bundle is on sale.': ['id', 'product_id', 'product_bundle_id'],
}

/** Resources, bundles and coupons: saved, imported, exported, changed in bulk and put on the shelf. */
export const goods = {
  'save_product: product': {
    kind: 'save', by: 'public.save_product', table: 'public.product', carries: product, leaves: ofProduct,
  },
  'save_product: sale': {
    kind: 'save', by: 'public.save_product', table: 'private.sale', carries: sale, leaves: ofSale,
  },
  'save_product: product_content': {
    kind: 'save', by: 'public.save_product', table: 'public.product_content', carries: ['product_id', 'urls'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'Files are uploaded one by one: add_content_file() and its like write them.': ['file_keys'],
    },
  },
  'save_bundle: product_bundle': {
    kind: 'save', by: 'public.save_bundle', table: 'public.product_bundle', carries: bundle,
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [derived]: ['physical', 'mixed', 'language', 'member_count', 'member_covers', 'search_field', 'category_order'],
    },
  },
  'save_bundle: sale': {
    kind: 'save', by: 'public.save_bundle', table: 'private.sale', carries: sale, leaves: ofSale,
  },
  'save_bundle: product_bundle_product': {
    kind: 'save', by: 'public.set_bundle_products', table: 'public.product_bundle_product',
    carries: ['product_bundle_id', 'product_id', 'position'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      [derived]: ['title'],
    },
  },
  'export_products: product': {
    kind: 'export', by: 'public.export_products', table: 'public.product', carries: ['id', ...product],
    leaves: {
      'A file of goods is not a history.': ['created_at', 'updated_at'],
      [derived]: ofProduct[derived],
      [fixed]: ['type'],
    },
  },
  'write_product_texts: product': {
    kind: 'import', by: 'private.write_product_texts', table: 'public.product', carries: product, leaves: ofProduct,
  },
  'write_product_texts: product_content': {
    kind: 'import', by: 'private.write_product_texts', table: 'public.product_content',
    carries: ['product_id', 'file_keys', 'urls'],
    leaves: { [ownRow]: ['id', 'created_at', 'updated_at'] },
  },
  'write_product_columns: product': {
    kind: 'change', by: 'private.write_product_columns', table: 'public.product',
    carries: [
      'price', 'discount_percentage', 'physical', 'subscription_product', 'e_commerce_product', 'publish_date',
      'featured', 'tags', 'category_id',
    ],
    leaves: {
      'The row stays.': ['id', 'created_at'],
      'It is written now.': ['updated_at'],
      [derived]: ofProduct[derived],
      [fixed]: ['type'],
      'What is one resource’s own is not changed for many.': [
        'title', 'description', 'thumbnails', 'questions', 'sku', 'pages', 'marks', 'language', 'term', 'topic',
      ],
    },
  },
  'write_product_columns: sale': {
    kind: 'change', by: 'private.write_product_columns', table: 'private.sale', carries: sale, leaves: ofSale,
  },
  'shelve_product: shop_item': {
    kind: 'show', by: 'private.shelve_product', table: 'public.shop_item',
    carries: [
      'id', 'product_id', 'title', 'price', 'usual_discount', 'physical', 'featured', 'e_commerce_product',
      'subscription_product', 'publish_date', 'thumbnails', 'tags', 'category_id', 'language', 'term',
      'search_field',
    ],
    leaves: {
      [ownRow]: ['created_at', 'updated_at'],
      [derived]: ['kind', 'cost', 'in_english', 'in_afrikaans'],
      'Bundles have it.': ['product_bundle_id', 'mixed', 'member_covers'],
    },
  },
  'shelve_bundle: shop_item': {
    kind: 'show', by: 'private.shelve_bundle', table: 'public.shop_item',
    carries: [
      'id', 'product_bundle_id', 'title', 'price', 'usual_discount', 'physical', 'featured', 'publish_date',
      'thumbnails', 'tags', 'category_id', 'mixed', 'member_covers', 'language', 'search_field',
    ],
    leaves: {
      [ownRow]: ['created_at', 'updated_at'],
      [derived]: ['kind', 'cost', 'in_english', 'in_afrikaans'],
      'Resources have it.': ['product_id', 'term'],
      'A bundle is sold in the shop and is in no library package.': ['e_commerce_product', 'subscription_product'],
    },
  },
  'create_coupon_batch: coupon': {
    kind: 'save', by: 'public.create_coupon_batch', table: 'public.coupon',
    carries: ['batch', 'start_date', 'end_date', 'discount_type', 'discount_value', 'restrict_to', 'max_uses'],
    leaves: {
      [ownRow]: ['id', 'created_at', 'updated_at'],
      'The batch makes one for each coupon.': ['coupon_code'],
      'A new coupon can be used, and was not.': ['enabled', 'uses'],
      'A batch has no list: its coupons are handed out.': ['restrict_to_teachers'],
    },
  },
} as const satisfies Record<string, Carrier> // prettier-ignore
