import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { address, newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

type Item = Record<string, unknown>

const preview = async (
  db: Database,
  person: Person,
  profileId: string,
  items: Item[],
  { coupon = '', order = null }: { coupon?: string; order?: unknown } = {},
) =>
  (
    await db.asUser(person, 'select public.order_preview($1, $2, $3, $4) as answer', [
      profileId,
      JSON.stringify(items),
      coupon,
      order,
    ])
  )[0]?.['answer'] as Record<string, unknown>

const create = async (
  db: Database,
  admin: Person,
  profileId: string,
  items: Item[],
  coupon: string,
) =>
  (
    await db.asUser(
      admin,
      `select id, coupon_code as "couponCode", coupon_amount::text as "couponAmount",
         shipping_fee::text as "shippingFee", order_vat::text as "orderVat",
         order_total::text as "orderTotal"
       from public.create_order($1, $2, 'EFT', $3, $4)`,
      [profileId, JSON.stringify(items), address, coupon],
    )
  )[0]

const sumsOf = (from: Record<string, unknown>) =>
  Object.fromEntries(
    ['couponCode', 'couponAmount', 'shippingFee', 'orderVat', 'orderTotal'].map((name) => [
      name,
      from[name],
    ]),
  )

async function shop(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  const download = await newProduct(db, { title: 'Fractions', price: '99.99' })
  const reduced = await newProduct(db, { price: '33.35', discount_percentage: '12.5' })
  const posted = await newProduct(db, { price: '45.50', physical: true })
  const free = await newProduct(db, { price: null })
  const bundle = await newBundle(db, [download, reduced], { price: '120.05' })
  await newCoupon(db, 'THIRD', { discount_type: 'PERCENTAGE', discount_value: '33.33' })
  await newCoupon(db, 'FIFTY', { discount_type: 'AMOUNT', discount_value: '50.00' })
  await newCoupon(db, 'LOTS', { discount_type: 'AMOUNT', discount_value: '5000.00' })
  return { admin, teacher, download, reduced, posted, free, bundle }
}

test('a preview comes to what the order then comes to, whatever is on it', () =>
  rolledBack(async (db) => {
    const { admin, teacher, download, reduced, posted, free, bundle } = await shop(db)
    const goods: Item[] = [
      { productId: download },
      { productId: reduced },
      { productId: posted, quantity: 3 },
      { productId: free },
      { productBundleId: bundle },
    ]
    for (let chosen = 1; chosen < 2 ** goods.length; chosen++) {
      const items = goods.filter((_, place) => (chosen & (1 << place)) > 0)
      for (const coupon of ['', 'THIRD', 'FIFTY', 'LOTS']) {
        const asked = await preview(db, admin, teacher.profileId, items, { coupon })
        expect(asked['couponProblem']).toBeNull()
        const made = await create(db, admin, teacher.profileId, items, coupon)
        expect({ chosen, coupon, ...sumsOf(asked) }).toEqual({
          chosen,
          coupon,
          ...sumsOf(made ?? {}),
        })
      }
    }
  }))

test('lines have title, prices, questions and members, and nothing is kept', () =>
  rolledBack(async (db) => {
    const { admin, teacher, download, bundle } = await shop(db)
    const question = { type: 'Text', label: 'Name', items: [], required: true }
    const asking = await newProduct(db, {
      title: 'Chart',
      physical: true,
      questions: JSON.stringify([question]),
    })
    const { lines } = await preview(db, admin, teacher.profileId, [
      { productId: asking, quantity: '2' },
      { productBundleId: bundle },
      { productId: download },
      { productId: '00000000-0000-4000-8000-000000000000' },
      { productId: 'nothing' },
    ])
    expect(lines).toMatchObject([
      { productId: asking, quantity: 2, linePrice: '200.00', questions: [{ label: 'Name' }] },
      { productBundleId: bundle, quantity: 1, members: [{ title: 'Fractions' }, {}] },
      { productId: download, unitPrice: '99.99', owned: false },
    ])
    expect(await db.root('select id from public.teacher_products_order')).toEqual([])
  }))

test('what is on the order keeps its price, its coupon and its answers; what comes has that of today', () =>
  rolledBack(async (db) => {
    const { admin, teacher, download, reduced } = await shop(db)
    const order = await create(db, admin, teacher.profileId, [{ productId: download }], 'THIRD')
    await db.root(`update public.product set price = 10`)
    await db.root(`update public.coupon set discount_value = 50, enabled = false`)
    const items = [{ productId: download }, { productId: reduced }]
    const asked = await preview(db, admin, teacher.profileId, items, {
      coupon: 'third',
      order: order?.['id'],
    })
    expect(asked).toMatchObject({ couponProblem: null, couponCode: 'THIRD' })
    expect(asked['lines']).toMatchObject([{ unitPrice: '99.99' }, { unitPrice: '8.75' }])
    const [changed] = await db.asUser(
      admin,
      `select order_total::text as "orderTotal", coupon_amount::text as "couponAmount"
       from public.change_order($1, $2)`,
      [order?.['id'], JSON.stringify(items)],
    )
    expect(asked).toMatchObject(changed ?? {})
    // The order of somebody else lends nothing.
    const other = await newTeacher(db)
    expect(
      await preview(db, admin, other.profileId, items, { order: order?.['id'], coupon: 'THIRD' }),
    ).toMatchObject({ couponProblem: 'coupon_disabled', lines: [{ unitPrice: '10.00' }, {}] })
  }))

test('a coupon that may not be used takes nothing off and says why', () =>
  rolledBack(async (db) => {
    const { admin, teacher, download } = await shop(db)
    await newCoupon(db, 'OLD', { end_date: '2025-02-01' })
    for (const [coupon, couponProblem] of [
      ['OLD', 'coupon_expired'],
      ['NONE', 'coupon_not_found'],
    ] as const) {
      expect(
        await preview(db, admin, teacher.profileId, [{ productId: download }], { coupon }),
      ).toMatchObject({ couponProblem, couponAmount: '0.00', orderTotal: '99.99' })
    }
  }))

test('what the customer bought already is marked', () =>
  rolledBack(async (db) => {
    const { admin, teacher, free } = await shop(db)
    await create(db, admin, teacher.profileId, [{ productId: free }], '')
    const { lines } = await preview(db, admin, teacher.profileId, [{ productId: free }])
    expect(lines).toMatchObject([{ owned: true }])
  }))

test('only administrators ask', () =>
  rolledBack(async (db) => {
    const { teacher, download } = await shop(db)
    await expectRefused(
      preview(db, teacher, teacher.profileId, [{ productId: download }]),
      'admin_required',
    )
  }))
