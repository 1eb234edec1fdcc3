import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database, Person, Row } from '../support/database.ts'
import { rolledBack } from '../support/database.ts'
import { newCoupon } from '../support/orders.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher, putSale } from '../support/world.ts'

/** Every function of the API that takes a row, or a list of rows. Over REST the caller writes that row. */
const functionsOfRows = `
  select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as has
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and exists (
      select from unnest(p.proargtypes) as argument
      join pg_type t on t.oid = argument
      left join pg_type element on element.oid = t.typelem
      where t.typtype = 'c' or element.typtype = 'c')
    and (has_function_privilege('anon', p.oid, 'execute')
      or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`

interface World {
  /** Asks. Owns nothing. */
  teacher: Person & { profileId: string }
  admin: Person
  /** Somebody else, and what belongs to them. */
  victim: string
  order: string
  /** Not published yet, with a question. */
  product: string
  bundle: string
  announcement: string
}

async function createWorld(db: Database): Promise<World> {
  const teacher = await newTeacher(db)
  const admin = await newPerson(db, ['admin'])
  const other = await newTeacher(db)
  await newCoupon(db, 'HIDDEN', { enabled: false })
  const order = await newOrder(db, other.profileId)
  // Old enough that administrators no longer see it.
  await db.root(
    `update public.teacher_products_order
     set coupon_code = 'HIDDEN', coupon_discount_type = 'AMOUNT', coupon_discount_value = 25,
       order_total = 9000, created_at = now() - interval '3 years' where id = $1`,
    [order],
  )
  const questions = '[{"label":"Colour?","type":"Text","required":true}]'
  const product = await newProduct(db, { publish_date: '2099-01-01T00:00:00Z', questions })
  await newLine(db, await newOrder(db, other.profileId, 'PAID'), product)
  const [bundle] = await db.root(
    `insert into public.product_bundle (title, price, publish_date, thumbnails)
     values ('Later', 50, '2099-01-01', '{Products/cover.png}') returning id`,
  )
  await db.root(
    'insert into public.product_bundle_product (product_bundle_id, product_id, position) values ($1, $2, 0)',
    [bundle?.['id'], product],
  )
  const moments = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  await putSale(db, product, ['30', ...moments])
  await putSale(db, String(bundle?.['id']), ['40', ...moments], true)
  const [announcement] = await db.root(
    `insert into public.announcement (title, message, send_to) values ('Hello', 'x', '{ALL}') returning id`,
  )
  await db.root(
    'insert into public.announcement_read (announcement_id, teacher_profile_id) values ($1, $2)',
    [announcement?.['id'], other.profileId],
  )
  return {
    teacher,
    admin,
    victim: other.profileId,
    order,
    product,
    bundle: String(bundle?.['id']),
    announcement: String(announcement?.['id']),
  }
}

interface Case {
  table: string
  /** Rows that a caller may write: with the ids of others, and with everything else as suits them. */
  invented: (world: World) => Row[]
  /** What they are told of the rows. Administrators may read more, which `admin` says. */
  told: unknown
  admin?: unknown
}

const orderOfVictim = ({ order, victim }: World): Row[] => [
  {
    id: order,
    teacher_profile_id: victim,
    coupon_code: 'HIDDEN',
    order_status: 'PENDING',
    order_total: 9000,
  },
  {
    id: randomUUID(),
    teacher_profile_id: victim,
    coupon_code: 'HIDDEN',
    order_status: 'PENDING',
    order_total: 9000,
  },
  { teacher_profile_id: victim, coupon_code: 'HIDDEN', order_status: 'QUOTING', order_total: 9000 },
]
const ofOrder = (told: unknown): Case => ({
  table: 'teacher_products_order',
  invented: orderOfVictim,
  told,
})
const ofLine = (told: unknown, admin: unknown = told): Case => ({
  table: 'order_line',
  invented: ({ product, bundle, order }) => [
    { order_id: order, product_id: product },
    { order_id: order, product_bundle_id: bundle },
  ],
  told,
  admin,
})
const ofProduct = (told: unknown): Case => ({
  table: 'product',
  invented: ({ product }) => [
    { id: product, publish_date: '2020-01-01', e_commerce_product: true, price: 1, listable: true },
  ],
  told,
})

const ofTerm: Case = {
  table: 'term',
  invented: () => [
    { id: randomUUID(), start_date: '2041-01-15', end_date: '2041-01-24', provinces: ['Gauteng'] },
  ],
  told: null,
}

const ofBundle = (told: unknown): Case => ({
  table: 'product_bundle',
  invented: ({ bundle }) => [
    { id: bundle, publish_date: '2020-01-01', member_count: 1, price: 1, discount_percentage: 50 },
  ],
  told,
})
const ofItem: Case = {
  table: 'shop_item',
  invented: ({ product, bundle }) => [
    { id: product, publish_date: '2020-01-01', price: 1, usual_discount: 50 },
    { id: bundle, publish_date: '2020-01-01', price: 1, usual_discount: 50 },
  ],
  told: null,
}

/** A pure function says what the row says; nothing is read. */
const echo = 'only what the row says'

const cases: Record<string, Case | typeof echo> = {
  '_already_owned(line order_line)': ofLine(false),
  '_answers_missing(line order_line)': ofLine(false),
  '_apart_price(bundle product_bundle)': ofBundle(null),
  '_available(line order_line)': ofLine(false),
  '_bought(bundle product_bundle)': ofBundle(false),
  '_bundle_discount_now(bundle product_bundle)': { ...ofBundle(null), admin: '40.00' },
  '_bundle_sale_ends_at(bundle product_bundle)': { ...ofBundle(null), admin: expect.any(Date) },
  '_bundle_sale_percentage(bundle product_bundle)': { ...ofBundle(null), admin: '40.00' },
  '_bundle_sale_price(bundle product_bundle)': { ...ofBundle(null), admin: '30.00' },
  '_bundle_sale_starts_at(bundle product_bundle)': { ...ofBundle(null), admin: expect.any(Date) },
  '_carrier_name(parcel parcel)': echo,
  '_chosen_by(taxonomy taxonomy)': {
    table: 'taxonomy',
    invented: () => [{ id: randomUUID(), name: 'Levels' }],
    told: null,
    admin: { papers: 0, templates: 0 },
  },
  '_coupon_problem(parent teacher_products_order)': ofOrder(null),
  '_credit_amount(ordered teacher_products_order)': ofOrder('0.00'),
  '_due_amount(ordered teacher_products_order)': echo,
  '_file_sizes(product product)': ofProduct(null),
  '_findings(term term)': { ...ofTerm, admin: [] },
  '_has_correction(product product)': ofProduct(false),
  '_invoice_details_missing(ordered teacher_products_order)': ofOrder(null),
  '_invoice_name_missing(ordered teacher_products_order)': ofOrder(false),
  '_item_discount_percentage(item shop_item)': ofItem,
  '_item_sale_ends_at(item shop_item)': ofItem,
  '_item_sale_price(item shop_item)': ofItem,
  '_library_access(product product)': ofProduct(null),
  '_my_price(bundle product_bundle)': ofBundle(null),
  '_orderable_coupon_amount(ordered teacher_products_order)': ofOrder(null),
  '_orderable_shipping_fee(ordered teacher_products_order)': ofOrder(null),
  '_orderable_total(ordered teacher_products_order)': ofOrder(null),
  '_orderable_vat(ordered teacher_products_order)': ofOrder(null),
  '_overlaps(ordered teacher_products_order)': ofOrder([]),
  '_owned_as(product product)': ofProduct(null),
  '_owned_since(product product)': ofProduct(null),
  '_paid_amount(ordered teacher_products_order)': echo,
  '_payment_being_confirmed(parent teacher_products_order)': echo,
  '_payment_due(ordered teacher_products_order)': echo,
  '_product_discount_now(product product)': { ...ofProduct(null), admin: '30.00' },
  '_product_sale_ends_at(product product)': { ...ofProduct(null), admin: expect.any(Date) },
  '_product_sale_percentage(product product)': { ...ofProduct(null), admin: '30.00' },
  '_product_sale_price(product product)': { ...ofProduct(null), admin: '70.00' },
  '_product_sale_starts_at(product product)': { ...ofProduct(null), admin: expect.any(Date) },
  '_questions(bundle product_bundle)': {
    ...ofBundle(null),
    admin: [expect.objectContaining({ label: 'Colour?' })],
  },
  '_read_by(announcement announcement)': {
    table: 'announcement',
    invented: ({ announcement }) => [{ id: announcement }],
    told: [],
    admin: [expect.any(String)],
  },
  '_read_count(announcement announcement)': {
    table: 'announcement',
    invented: ({ announcement }) => [{ id: announcement }],
    told: null,
    admin: 1,
  },
  '_saving(bundle product_bundle)': ofBundle(null),
  '_school_days(term term)': { ...ofTerm, admin: 8 },
  '_school_uses(school school)': {
    table: 'school',
    invented: () => [{ id: randomUUID(), name: 'Marula', provinces: ['Limpopo'] }],
    told: null,
    admin: { teachers: 0, requests: 0, papers: 0, lessons: 0, templates: 0 },
  },
  '_seat_from(product product)': ofProduct(null),
  '_started(template subject_template)': {
    table: 'subject_template',
    invented: () => [{ id: randomUUID(), name: 'Plan', school_id: randomUUID() }],
    told: null,
    admin: { lessons: 0, teachers: 0 },
  },
  '_tracking_link(parcel parcel)': echo,
  '_used_by(subject subject)': {
    table: 'subject',
    invented: () => [{ id: randomUUID(), grade: '4', subject: 'Chess' }],
    told: null,
    admin: { classes: 0, lessons: 0, papers: 0, templates: 0 },
  },
  '_valid(subscription teacher_subscription)': echo,
}

test('the cases are all functions of the API that take a row', () =>
  rolledBack(async (db) => {
    const rows = await db.root(functionsOfRows)
    expect(rows.map(({ has }) => has)).toEqual(Object.keys(cases))
  }))

test.for(Object.entries(cases))('%s tells nothing about an invented row', ([signature, each]) =>
  rolledBack(async (db) => {
    const name = signature.replace(/\(.*/, '')
    if (each === echo) {
      const [row] = await db.root(
        `select p.prosecdef, p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), '') ~* '(from|join) +public\\.' as reads
         from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
        [name],
      )
      expect(row).toEqual({ prosecdef: false, reads: false })
      return
    }
    const world = await createWorld(db)
    for (const row of each.invented(world)) {
      const sql = `select public.${name}(jsonb_populate_record(null::public.${each.table}, $1)) as told`
      const values = [JSON.stringify(row)]
      expect(await db.asUser(world.teacher, sql, values)).toEqual([{ told: each.told }])
      expect(await db.asUser(world.admin, sql, values)).toEqual([
        { told: 'admin' in each ? each.admin : each.told },
      ])
      const asVisitor = await db.asAnon(sql, values).catch((error: unknown) => String(error))
      if (typeof asVisitor === 'string') expect(asVisitor).toMatch(/permission denied/)
      else expect(asVisitor).toEqual([{ told: each.told }])
    }
  }),
)

test('owners are told about their own orders', () =>
  rolledBack(async (db) => {
    const owner = await newTeacher(db)
    await newCoupon(db, 'GONE', { enabled: false })
    const order = await newOrder(db, owner.profileId)
    await db.root(
      `update public.teacher_products_order
       set coupon_code = 'GONE', coupon_discount_type = 'AMOUNT', coupon_discount_value = 25 where id = $1`,
      [order],
    )
    expect(
      await db.asUser(
        owner,
        'select ordered._coupon_problem as told from public.teacher_products_order as ordered',
      ),
    ).toEqual([{ told: 'coupon_disabled' }])
  }))
