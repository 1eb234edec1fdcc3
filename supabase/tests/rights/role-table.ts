import { everybody, full, limited, nobody, only, type ModelRights } from './grants.ts'
import { orderEvent } from './samples/order-event.ts'
import { orderLine } from './samples/order-line.ts'
import { product } from './samples/product.ts'
import { productCategory } from './samples/product-category.ts'
import { productContent } from './samples/product-content.ts'
import { productTag } from './samples/product-tag.ts'
import { teacherProductsOrder } from './samples/teacher-products-order.ts'
import { teacherProfile } from './samples/teacher-profile.ts'

// The role table: every table and view of the exposed schema, who may do what with it, and where that is written.
// A caller who is not named is refused. The tests of this folder try each cell over GraphQL and over REST.

const administrators = { insert: only(['admin']), update: only(['admin']), delete: only(['admin']) }
const readOnly = { insert: nobody, update: nobody, delete: nobody }

/** What a table that hangs on an order inherits. */
const ordersRead = {
  ...only(['owner']),
  admin: limited('orders of the last month'),
}
const orderFunctions =
  'Orders are written by database functions only, which lock, re-price and record; the screens offer nothing else.'

export const roleTable: ModelRights[] = [
  {
    model: 'Product',
    table: 'product',
    spec: 'Product, ProductBundle: admin full; teacher, signed-in and public read',
    rights: {
      select: { ...everybody(limited('published and listable')), admin: full },
      ...administrators,
    },
    sample: product,
  },
  {
    model: 'ProductCategory',
    table: 'product_category',
    spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
    rights: { select: everybody(), ...administrators },
    sample: productCategory,
  },
  {
    model: 'ProductTag',
    table: 'product_tag',
    spec: 'ProductCategory, ProductTag: admin full, signed-in and public read',
    rights: { select: everybody(), ...administrators },
    sample: productTag,
  },
  {
    model: 'ProductContent',
    table: 'product_content',
    spec: 'ProductContent: admin only',
    rights: { select: only(['admin']), ...administrators },
    sample: productContent,
  },
  {
    model: 'TeacherProfile',
    table: 'teacher_profile',
    spec: 'TeacherProfile: any signed-in user create; owner create, read, update; superadmin read and update; admin create and update',
    narrower:
      'A person creates only the own profile. An administrator changes none: the customers screen opens a profile ' +
      'for a superadmin only, and an update needs the right to read.',
    rights: {
      select: only(['owner', 'superadmin']),
      insert: { owner: full, admin: { blind: true } },
      update: only(['owner', 'superadmin']),
      delete: nobody,
    },
    sample: teacherProfile,
  },
  {
    model: 'TeacherProductsOrder',
    table: 'teacher_products_order',
    spec: 'TeacherProductsOrder: owner full, admin full; admin sees orders created within the last month',
    narrower: orderFunctions,
    rights: { select: ordersRead, ...readOnly },
    sample: teacherProductsOrder,
  },
  {
    model: null,
    table: 'order_line',
    spec: 'TeacherProductsOrder: the lines follow the order',
    narrower: orderFunctions,
    rights: { select: ordersRead, ...readOnly },
    sample: orderLine,
  },
  {
    model: null,
    table: 'order_event',
    spec: 'TeacherProductsOrder: the history follows the order',
    narrower: orderFunctions,
    rights: { select: ordersRead, ...readOnly },
    unreadable: ['actor_id'],
    sample: orderEvent,
  },
]
