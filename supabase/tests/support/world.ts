import { randomUUID } from 'node:crypto'
import type { Database, Person, Row } from './database.ts'

/** Runs SQL as the owner of the tables; what the builders need. */
export type Root = Pick<Database, 'root'>

async function created(db: Root, sql: string, values: unknown[]): Promise<string> {
  const [row] = await db.root(sql, values)
  if (typeof row?.['id'] !== 'string') throw new Error(`nothing was created by: ${sql}`)
  return row['id']
}

/**
 * Everybody has had every coupon verified, as they do before they apply one; the tests of verifying take it back.
 */
export async function verifyCoupons(db: Root): Promise<void> {
  await db.root(`insert into private.checked_coupon (user_id, coupon_id)
    select person.id, coupon.id from auth.users as person cross join public.coupon
    on conflict do nothing`)
}

/** A confirmed user without a profile, in the groups named. */
export async function newPerson(db: Root, groups: string[] = []): Promise<Person> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@school.example`
  await db.root('insert into auth.users (id, email) values ($1, $2)', [id, email])
  await verifyCoupons(db)
  for (const group of groups) {
    await db.root('select public.add_user_to_group($1, $2)', [id, group])
  }
  return { id, email }
}

/** A teacher with an empty profile. */
export async function newTeacher(db: Root): Promise<Person & { profileId: string }> {
  const person = await newPerson(db, ['teacher'])
  const profileId = await created(
    db,
    'insert into public.teacher_profile (user_id) values ($1) returning id',
    [person.id],
  )
  return { ...person, profileId }
}

const published = {
  title: 'Fractions of a whole',
  price: '100.00',
  e_commerce_product: true,
  publish_date: '2025-01-15T08:00:00Z',
  thumbnails: ['Products/cover.png'],
}

/** A published resource for R100; any column can be set otherwise. */
export async function newProduct(db: Root, columns: Row = {}): Promise<string> {
  const { sale, ...row } = withoutSale({ ...published, ...columns })
  const names = Object.keys(row)
  const id = await created(
    db,
    `insert into public.product (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  if (sale !== null) await putSale(db, id, sale)
  return id
}

/** The columns of a row and, apart from them, those of its sale. */
function withoutSale({ sale_percentage, sale_starts_at, sale_ends_at, ...row }: Row) {
  const sale = [sale_percentage, sale_starts_at, sale_ends_at]
  return { ...row, sale: sale.every((part) => part === undefined) ? null : sale }
}

/** Plans the sale of a resource or bundle: percentage, start and end; all null ends it. */
export const putSale = async (db: Root, goodsId: string, sale: unknown[], isBundle = false) =>
  db.root('select private.put_sale($1, $2, $3, $4, $5)', [goodsId, isBundle, ...sale])

export const newCategory = (db: Root, name: string, parentId: string | null = null) =>
  created(
    db,
    'insert into public.product_category (name, parent_id) values ($1, $2) returning id',
    [name, parentId],
  )

export const newTag = (db: Root, name: string) =>
  created(db, 'insert into public.product_tag (name) values ($1) returning id', [name])

/** An order in any status, without lines. */
export const newOrder = (db: Root, profileId: string, status = 'PENDING') =>
  created(
    db,
    `insert into public.teacher_products_order (teacher_profile_id, order_status)
     values ($1, $2) returning id`,
    [profileId, status],
  )

/** A line that copies the resource as it is now. */
export const newLine = (db: Root, orderId: string, productId: string) =>
  created(
    db,
    `insert into public.order_line (order_id, product_id, title, price, discount_percentage, physical)
     select $1, id, title, price, discount_percentage, physical from public.product where id = $2
     returning id`,
    [orderId, productId],
  )

/** A published bundle for R150 of the resources given, in that order; any column can be set otherwise. */
export async function newBundle(
  db: Root,
  productIds: string[],
  columns: Row = {},
): Promise<string> {
  const { sale, ...row } = withoutSale({
    title: 'Fractions, the whole term',
    price: '150.00',
    publish_date: '2025-01-15T08:00:00Z',
    thumbnails: ['ProductBundles/cover.png'],
    ...columns,
  })
  const names = Object.keys(row)
  const id = await created(
    db,
    `insert into public.product_bundle (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  await db.root(
    `insert into public.product_bundle_product (product_bundle_id, product_id, position)
     select $1, id, place - 1 from unnest($2::uuid[]) with ordinality as member (id, place)`,
    [id, productIds],
  )
  if (sale !== null) await putSale(db, id, sale, true)
  return id
}

/** A coupon for 10 % off that is valid for anybody; any column can be set otherwise. */
export async function newCoupon(db: Root, code: string, columns: Row = {}): Promise<string> {
  const row: Row = {
    coupon_code: code,
    start_date: '2020-01-01',
    end_date: '2099-12-31',
    discount_type: 'PERCENTAGE',
    discount_value: '10',
    ...columns,
  }
  const names = Object.keys(row)
  const id = await created(
    db,
    `insert into public.coupon (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  await verifyCoupons(db)
  return id
}
