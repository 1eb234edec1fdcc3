/**
 * What an order costs the database, counted in calls, updates and pages, which other load on the machine does not change.
 * In milliseconds: npm run bench:order-cost.
 */
import { expect, test } from 'vitest'
import { calls, counted } from '../../support/counted.ts'
import { rolledBack, type Person, type Row } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { newOrder, newProduct, newTeacher, verifyCoupons, type Root } from '../../support/world.ts'

/** Gives the buyer so many paid orders of one resource each. @returns one of the resources */
async function buyBefore(db: Root, profileId: string, orders: number): Promise<string> {
  const rows = await db.root(
    `with goods as (
       insert into public.product (title, price, e_commerce_product, publish_date, thumbnails)
       select 'Bought before ' || n, 10, true, '2020-01-01', '{cover.webp}'
       from generate_series(1, $2::integer) as n
       returning id, title
     ), past as (
       insert into public.teacher_products_order (teacher_profile_id, order_status)
       select $1, 'PAID' from goods
       returning id
     )
     insert into public.order_line (order_id, product_id, title, physical)
     select past.id, goods.id, goods.title, false
     from (select id, row_number() over () as n from past) as past
     join (select id, title, row_number() over () as n from goods) as goods using (n)
     returning product_id`,
    [profileId, orders],
  )
  return String(rows[0]?.['product_id'])
}

/** Pages of tables and indexes that a look-up reads once its plan is kept. */
async function pagesRead(db: Root, profileId: string, productId: string): Promise<number> {
  const statement = `explain (analyze, buffers, format json)
    select private.owns_product('${profileId}', '${productId}')`
  await db.root(statement)
  const [row] = await db.root(statement)
  const [{ Plan: plan }] = row?.['QUERY PLAN'] as [{ Plan: Record<string, number> }]
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test('whether a buyer owns a resource is read from as few pages after 500 orders as after 5', () =>
  rolledBack(async (db) => {
    const { profileId: few } = await newTeacher(db)
    const { profileId: many } = await newTeacher(db)
    const afterFew = await buyBefore(db, few, 5)
    const afterMany = await buyBefore(db, many, 500)
    const other = await newProduct(db)
    // Autovacuum may have counted the tables while they were almost empty, and reading them whole looked cheapest.
    await db.root(
      'analyze public.teacher_products_order, public.order_line, public.order_line_member, public.product_subscription',
    )
    for (const [profile, product] of [
      [few, afterFew],
      [many, afterMany],
      [few, other],
      [many, other],
    ] as const) {
      expect(await pagesRead(db, profile, product)).toBeLessThan(25)
    }
  }))

/** Two resources into the cart, the cart refreshed and read, and ordered by bank transfer. @returns the calls of it all */
async function oneOrder(
  db: Root,
  asUser: (person: Person, sql: string, values?: unknown[]) => Promise<Row[]>,
  teacher: Person,
): Promise<Record<string, number>> {
  const products = [await newProduct(db), await newProduct(db)]
  const before = await calls(db)
  let cart: unknown
  for (const product of products) {
    const [row] = await asUser(teacher, 'select id from public.add_to_cart($1)', [product])
    cart = row?.['id']
  }
  await asUser(teacher, 'select public.refresh_cart()')
  const [seen] = await asUser(
    teacher,
    `select cart.id, cart._orderable_total as total, cart._orderable_vat,
       cart._orderable_shipping_fee, cart._orderable_coupon_amount, cart._overlaps,
       cart._coupon_problem, cart._invoice_details_missing, cart._invoice_name_missing
     from public.my_cart() as cart`,
  )
  await asUser(
    teacher,
    'select line._available, line._already_owned from public.order_line as line where order_id = $1',
    [cart],
  )
  await asUser(teacher, `select public.checkout($1, 'EFT', $2)`, [cart, seen?.['total']])
  const after = await calls(db)
  return Object.fromEntries(
    Object.entries(after).map(([name, times]) => [name, times - (before[name] ?? 0)]),
  )
}

test('an order of two resources asks few functions and changes its row three times', () =>
  counted(async (db, asUser) => {
    const teacher = await newTeacher(db)
    const made = await oneOrder(db, asUser, teacher)
    const most: Record<string, number> = {
      owns_product: 4,
      line_standings: 5,
      orderable_amounts: 4,
      order_amounts: 2,
      coupon_shares: 4,
      price_orders: 2,
      price_order: 2,
      charges_vat: 6,
      seller_today: 0,
      lacks_invoice_details: 2,
      find_cart: 2,
      chosen_cart: 4,
      fill_order_search_field: 2,
    }
    for (const [name, times] of Object.entries(most)) {
      expect(made[name] ?? 0, name).toBeLessThanOrEqual(times)
    }
    const [orders] = await db.root(
      `select n_tup_upd::integer as updates from pg_stat_xact_user_tables
        where relname = 'teacher_products_order'`,
    )
    expect(orders).toEqual({ updates: 3 })
  }))

/** What policies ask once for each part of a plan, and what the planner itself asks while it makes one. */
const byThePlanner = new Set([
  'my_teacher_profile_id',
  'my_user_id',
  'in_group',
  'orders_seen_since',
  'grades',
])

test('a buyer with 500 past orders asks no more than one with 5', () =>
  counted(async (db, asUser) => {
    const few = await newTeacher(db)
    const many = await newTeacher(db)
    await buyBefore(db, few.profileId, 5)
    await buyBefore(db, many.profileId, 500)
    const asked = async (teacher: Person) =>
      Object.entries(await oneOrder(db, asUser, teacher)).filter(
        ([name]) => !byThePlanner.has(name),
      )
    expect(await asked(many)).toEqual(await asked(few))
  }))

test('the changes of a cart write no index of the order', () =>
  counted(async (db, asUser) => {
    const updates = async () => {
      const [row] = await db.root(
        `select n_tup_upd::integer as all, n_tup_hot_upd::integer as hot from pg_stat_xact_user_tables
          where relname = 'teacher_products_order'`,
      )
      return row
    }
    const teacher = await newTeacher(db)
    for (let line = 0; line < 3; line += 1) {
      await asUser(teacher, 'select public.add_to_cart($1)', [await newProduct(db)])
    }
    expect(await updates()).toEqual({ all: 3, hot: 3 })
  }))

test('what asks who owns a resource keeps a plan that reads by index, from the first time on', () =>
  rolledBack(async (db) => {
    // A shop that has just opened is not counted yet: without the second setting the plan that is kept reads all orders.
    const others = await db.root(
      `select p.oid::regprocedure::text as name from pg_proc as p
        where p.prosrc like '%private.owned_product%'
          and not (coalesce(p.proconfig, '{}')
            @> '{plan_cache_mode=force_generic_plan, enable_seqscan=off}')
        order by 1`,
    )
    // A whole library, found before anything is joined to it; and all who have a resource, once for each correction.
    expect(others).toEqual([
      { name: 'my_library(text,text,uuid[],uuid[],integer,integer)' },
      { name: 'private.had_before(uuid,timestamp with time zone)' },
    ])
  }))

test('no function that an order asks is planned anew each time', () =>
  counted(async (db, asUser) => {
    const teacher = await newTeacher(db)
    await newCoupon(db, 'WINTER')
    await asUser(teacher, 'select public.add_to_cart($1)', [await newProduct(db)])
    await asUser(teacher, `select public.apply_coupon('WINTER')`)
    const made = await oneOrder(db, asUser, teacher)
    expect(made['spread_coupon']).toBeGreaterThan(0)
    const inSql = await db.root(
      `select p.oid::regprocedure::text as name from pg_proc as p
         join pg_language as l on l.oid = p.prolang
        where l.lanname = 'sql' and p.proconfig is not null
          and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and p.proname = any ($1)`,
      [Object.keys(made).filter((name) => (made[name] ?? 0) > 0)],
    )
    expect(inSql).toEqual([])
  }))

test('a coupon looks for the cart once, not once for every order of the shop', () =>
  counted(async (db, asUser) => {
    const { profileId } = await newTeacher(db)
    for (let order = 0; order < 10; order += 1) await newOrder(db, profileId, 'CANCELLED')
    const teacher = await newTeacher(db)
    await newCoupon(db, 'WINTER')
    await verifyCoupons(db)
    await asUser(teacher, 'select public.add_to_cart($1)', [await newProduct(db)])
    const before = await calls(db)
    await asUser(teacher, `select public.apply_coupon('WINTER')`)
    const after = await calls(db)
    expect((after['find_cart'] ?? 0) - (before['find_cart'] ?? 0)).toBe(1)
  }))

test('a coupon is put on a cart, exchanged and taken off with one update each', () =>
  counted(async (db, asUser) => {
    const teacher = await newTeacher(db)
    await newCoupon(db, 'WINTER')
    await newCoupon(db, 'SUMMER')
    await verifyCoupons(db)
    await asUser(teacher, 'select public.add_to_cart($1)', [await newProduct(db)])
    const updates = async () => {
      const [row] = await db.root(
        `select n_tup_upd::integer as updates from pg_stat_xact_user_tables
          where relname = 'teacher_products_order'`,
      )
      return Number(row?.['updates'])
    }
    for (const change of [
      `public.apply_coupon('WINTER')`,
      `public.apply_coupon('SUMMER')`,
      'public.remove_coupon()',
    ]) {
      const before = await updates()
      await asUser(teacher, `select ${change}`)
      expect((await updates()) - before, change).toBe(1)
    }
  }))

test('what a mail says is put together once', () =>
  counted(async (db, asUser) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await asUser(teacher, 'select from public.add_to_cart($1)', [product])
    await asUser(
      teacher,
      `select from public.my_cart() as cart, public.checkout(cart.id, 'EFT', cart._orderable_total)`,
    )
    const before = await calls(db)
    const [row] = await db.root('select jsonb_array_length(public.claim_order_mail()) as mails')
    const { order_mail_content: after = 0 } = await calls(db)
    expect(after - (before['order_mail_content'] ?? 0)).toBe(row?.['mails'])
  }))
