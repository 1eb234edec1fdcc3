import { everybody, full, limited, only, type AreaRights } from '../grants.ts'
import { administrators, readOnly } from './usual-rights.ts'

export const shop: AreaRights = {
  area: 'Shop',
  models: [
    {
      model: 'Product',
      table: 'product',
      spec: 'Product, ProductBundle: admin full; teacher, signed-in and public read',
      rights: {
        select: { ...everybody(limited('published in the past, listable')), admin: full },
        ...administrators,
      },
    },
    {
      model: 'ProductBundle',
      table: 'product_bundle',
      spec: 'Product, ProductBundle: admin full; teacher, signed-in and public read',
      rights: {
        select: { ...everybody(limited('published in the past')), admin: full },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'product_bundle_product',
      spec: 'ProductBundle: the members follow the bundle',
      rights: {
        select: { ...everybody(limited('of published bundles')), admin: full },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'shop_item',
      spec: 'Product listing rules: items with thumbnails and a publish date in the past',
      narrower: 'The shelf follows resources and bundles by triggers.',
      rights: { select: everybody(limited('published in the past')), ...readOnly },
    },
    {
      model: 'ProductCategory',
      table: 'product_category',
      spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
      rights: { select: everybody(), ...administrators },
    },
    {
      model: 'ProductTag',
      table: 'product_tag',
      spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
      rights: { select: everybody(), ...administrators },
    },
    {
      model: 'ProductContent',
      table: 'product_content',
      spec: 'ProductContent: admin only',
      rights: { select: only(['admin']), ...administrators },
    },
    {
      model: 'Coupon',
      table: 'coupon',
      spec: 'Coupon: admin full',
      rights: { select: only(['admin']), ...administrators },
    },
    {
      model: null,
      table: 'coupon_redemption',
      spec: 'Coupon: admin full',
      narrower:
        'The checkout counts a use and a cancellation gives it back; nobody does so by hand.',
      rights: { select: only(['admin']), ...readOnly },
    },
  ],
}
