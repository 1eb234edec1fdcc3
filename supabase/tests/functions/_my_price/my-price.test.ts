import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person, type Row } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import {
  putSale,
  newBundle,
  newLine,
  newOrder,
  newPerson,
  newProduct,
  newTeacher,
} from '../../support/world.ts'

type Teacher = Person & { profileId: string }

/** A teacher who has bought the first of two resources at R100 that a bundle sells for R150. */
async function started(db: Database, columns: Row = {}, firstColumns: Row = {}) {
  const teacher = await newTeacher(db)
  const first = await newProduct(db, { title: 'First', ...firstColumns })
  const second = await newProduct(db, { title: 'Second' })
  const bundle = await newBundle(db, [first, second], { complete_price: true, ...columns })
  const earlier = await newOrder(db, teacher.profileId, 'PAID')
  await newLine(db, earlier, first)
  return { teacher, first, second, bundle, earlier }
}

const add = (db: Database, teacher: Person, bundle: string) =>
  db.asUser(teacher, 'select id from public.add_to_cart(product_bundle_id => $1)', [bundle])
const lineOf = async (db: Database, bundle: string) =>
  (
    await db.root(
      `select price, full_price, unit_price from public.order_line where product_bundle_id = $1`,
      [bundle],
    )
  )[0]
const myPrice = async (db: Database, person: Person, bundle: string) =>
  (
    await db.asUser(
      person,
      'select bundle._my_price as price from public.product_bundle as bundle where id = $1',
      [bundle],
    )
  )[0]?.['price']
const owned = async (db: Database, teacher: Teacher) =>
  (await db.asUser(teacher, 'select title from public.my_library() order by title')).map(
    ({ title }) => title,
  )
const setStatus = (db: Database, order: string, status: string) =>
  db.root('update public.teacher_products_order set order_status = $2 where id = $1', [
    order,
    status,
  ])

test('who has bought some of it pays for the rest, and others the whole price', () =>
  rolledBack(async (db) => {
    const { teacher, bundle } = await started(db)
    expect(await myPrice(db, teacher, bundle)).toBe('75.00')
    await add(db, teacher, bundle)
    expect(await lineOf(db, bundle)).toEqual({
      price: '75.00',
      full_price: '150.00',
      unit_price: '75.00',
    })
    expect(
      await db.root('select title, paid_before from public.order_line_member order by position'),
    ).toEqual([
      { title: 'First', paid_before: true },
      { title: 'Second', paid_before: false },
    ])
    // Nothing is paid for twice, so nothing of that is told.
    expect(
      await db.root(
        'select from private.order_overlaps((select order_id from public.order_line where product_bundle_id = $1))',
        [bundle],
      ),
    ).toEqual([])
    const other = await newTeacher(db)
    expect(await myPrice(db, other, bundle)).toBeNull()
    await db.root('delete from public.order_line where product_bundle_id is not null')
    await add(db, other, bundle)
    expect(await lineOf(db, bundle)).toEqual({
      price: '150.00',
      full_price: null,
      unit_price: '150.00',
    })
  }))

test('a bundle that does not say so costs everybody the same', () =>
  rolledBack(async (db) => {
    const { teacher, bundle } = await started(db, { complete_price: false })
    expect(await myPrice(db, teacher, bundle)).toBeNull()
    await add(db, teacher, bundle)
    expect(await lineOf(db, bundle)).toMatchObject({ price: '150.00', full_price: null })
    expect(await db.root('select from public.order_line_member where paid_before')).toEqual([])
  }))

test('what is posted, or held by a seat or a subscription, counts as not bought', () =>
  rolledBack(async (db) => {
    const posted = await started(db, {}, { physical: true })
    expect(await myPrice(db, posted.teacher, posted.bundle)).toBeNull()
    const { teacher, bundle, first, earlier } = await started(db)
    await setStatus(db, earlier, 'CANCELLED')
    await db.root(
      'insert into public.product_subscription (teacher_profile_id, product_id) values ($1, $2)',
      [teacher.profileId, first],
    )
    expect(await owned(db, teacher)).toEqual(['First'])
    expect(await myPrice(db, teacher, bundle)).toBeNull()
  }))

test('members weigh what they cost now; the discount and a sale come on top', () =>
  rolledBack(async (db) => {
    const { teacher, bundle } = await started(
      db,
      { discount_percentage: '10' },
      { price: '200.00', discount_percentage: '50' },
    )
    expect(await myPrice(db, teacher, bundle)).toBe('67.50')
    await db.root(`update public.product set discount_percentage = null where title = 'First'`)
    // 150 x 100 / 300, less 10 %.
    expect(await myPrice(db, teacher, bundle)).toBe('45.00')
    const day = 86_400_000
    const moments = [new Date(Date.now() - day), new Date(Date.now() + day)]
    await putSale(db, bundle, ['50', ...moments], true)
    expect(await myPrice(db, teacher, bundle)).toBe('25.00')
  }))

test('when the earlier order falls, the open cart pays in full again', () =>
  rolledBack(async (db) => {
    const { teacher, bundle, earlier } = await started(db)
    await add(db, teacher, bundle)
    await setStatus(db, earlier, 'CANCELLED')
    expect(
      await db.asUser(teacher, 'select price, full_price, price_before from public.refresh_cart()'),
    ).toEqual([{ price: '150.00', full_price: null, price_before: '75.00' }])
    expect(await db.root('select from public.order_line_member where paid_before')).toEqual([])
    await setStatus(db, earlier, 'PAID')
    expect(await db.asUser(teacher, 'select price, full_price from public.refresh_cart()')).toEqual(
      [{ price: '75.00', full_price: '150.00' }],
    )
  }))

test('what was not paid for again is lost with the earlier order, and the rest stays', () =>
  rolledBack(async (db) => {
    const { teacher, bundle, earlier } = await started(db)
    await add(db, teacher, bundle)
    await db.root(
      `update public.teacher_products_order set order_status = 'PAID' where order_status = 'PENDING'`,
    )
    expect(await owned(db, teacher)).toEqual(['First', 'Second'])
    await setStatus(db, earlier, 'CANCELLED')
    expect(await owned(db, teacher)).toEqual(['Second'])
    // The first is bought once more by itself, or with the bundle for its part.
    expect(await myPrice(db, teacher, bundle)).toBe('75.00')
  }))

test('who bought the bundle pays for what was added since', () =>
  rolledBack(async (db) => {
    const { teacher, bundle, first, second } = await started(db)
    await add(db, teacher, bundle)
    await db.root(`update public.teacher_products_order set order_status = 'PAID'`)
    await expectRefused(add(db, teacher, bundle), 'product_owned')
    const third = await newProduct(db, { title: 'Third' })
    await db.root('select public.set_bundle_products($1, $2)', [bundle, [first, second, third]])
    await add(db, teacher, bundle)
    const [line] = await db.root(
      `select line.price from public.order_line as line
       join public.teacher_products_order as parent on parent.id = line.order_id
       where parent.order_status = 'PENDING'`,
    )
    expect(line).toEqual({ price: '50.00' })
  }))

test('a member that is only in the same cart is not bought yet', () =>
  rolledBack(async (db) => {
    const { teacher, bundle, earlier } = await started(db)
    await setStatus(db, earlier, 'CANCELLED')
    await db.asUser(
      teacher,
      `select id from public.add_to_cart((select id from public.product where title = 'First'))`,
    )
    await add(db, teacher, bundle)
    expect(await lineOf(db, bundle)).toMatchObject({ price: '150.00', full_price: null })
  }))

test('an administrator sells it at the same price, in the preview and in the order', () =>
  rolledBack(async (db) => {
    const { teacher, bundle } = await started(db)
    const admin = await newPerson(db, ['admin'])
    const items = JSON.stringify([{ productBundleId: bundle }])
    const [seen] = await db.asUser(admin, `select public.order_preview($1, $2)::jsonb as preview`, [
      teacher.profileId,
      items,
    ])
    expect(seen?.['preview']).toMatchObject({ lines: [{ unitPrice: '75.00' }] })
    await db.asUser(admin, `select public.create_order($1, $2, 'EFT')`, [teacher.profileId, items])
    expect(await lineOf(db, bundle)).toMatchObject({ price: '75.00', full_price: '150.00' })
  }))

test('free bundles, and members that cost nothing, change nothing', () =>
  rolledBack(async (db) => {
    const free = await started(db, { price: null })
    expect(await myPrice(db, free.teacher, free.bundle)).toBeNull()
    const worthless = await started(db, {}, { price: null })
    expect(await myPrice(db, worthless.teacher, worthless.bundle)).toBeNull()
    await add(db, worthless.teacher, worthless.bundle)
    expect(await lineOf(db, worthless.bundle)).toMatchObject({ price: '150.00' })
  }))
