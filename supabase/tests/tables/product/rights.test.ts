import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const read = 'select id from public.product where id = $1'

const hidden = [
  { why: 'not published', columns: { publish_date: null } },
  { why: 'scheduled for later', columns: { publish_date: '2099-01-01T00:00:00Z' } },
  { why: 'without a picture', columns: { thumbnails: [] } },
  { why: 'neither sold online nor by subscription', columns: { e_commerce_product: false } },
]

describe.each(hidden)('a resource $why', ({ columns }) => {
  test('is hidden from visitors and teachers', () =>
    rolledBack(async (db) => {
      const id = await newProduct(db, columns)
      expect(await db.asAnon(read, [id])).toEqual([])
      expect(await db.asUser(await newTeacher(db), read, [id])).toEqual([])
      expect(await db.root(read, [id])).toEqual([{ id }])
    }))

  test('is shown to administrators, not to those who are only superadmin', () =>
    rolledBack(async (db) => {
      const id = await newProduct(db, columns)
      expect(await db.asUser(await newPerson(db, ['admin']), read, [id])).toEqual([{ id }])
      expect(await db.asUser(await newPerson(db, ['superadmin']), read, [id])).toEqual([])
    }))
})

test('visitors and anyone signed in read a published resource', () =>
  rolledBack(async (db) => {
    const online = await newProduct(db)
    const bySubscription = await newProduct(db, {
      e_commerce_product: false,
      subscription_product: true,
    })
    for (const id of [online, bySubscription]) {
      expect(await db.asAnon(read, [id])).toEqual([{ id }])
      expect(await db.asUser(await newPerson(db), read, [id])).toEqual([{ id }])
    }
  }))

test('a revoked right is gone at the next request', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db, { publish_date: null })
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, read, [id])).toEqual([{ id }])
    await db.root(`select public.remove_user_from_group($1, 'admin')`, [admin.id])
    expect(await db.asUser(admin, read, [id])).toEqual([])
  }))

const insert = `insert into public.product (title) values ('Times tables') returning title`

test('administrators create resources', () =>
  rolledBack(async (db) => {
    expect(await db.asUser(await newPerson(db, ['admin']), insert)).toEqual([
      { title: 'Times tables' },
    ])
  }))

test('nobody else creates resources', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), insert), noPolicy('product'))
    await expectRefused(
      db.asUser(await newPerson(db, ['superadmin', 'reporting']), insert),
      noPolicy('product'),
    )
    await expectRefused(db.asAnon(insert), noRight('product'))
    expect(await db.root('select count(*)::int as count from public.product')).toEqual([
      { count: 0 },
    ])
  }))

const reprice = 'update public.product set price = 1 where id = $1 returning price'
const price = 'select price from public.product where id = $1'

test('administrators change resources', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    expect(await db.asUser(await newPerson(db, ['admin']), reprice, [id])).toEqual([
      { price: '1.00' },
    ])
  }))

test('nobody else changes a resource that they can read', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    expect(await db.asUser(await newTeacher(db), reprice, [id])).toEqual([])
    await expectRefused(db.asAnon(reprice, [id]), noRight('product'))
    expect(await db.root(price, [id])).toEqual([{ price: '100.00' }])
  }))

test.each([
  'file_count = 1',
  `search_field = 'x'`,
  `type = 'Product'`,
  'created_at = now()',
  'id = gen_random_uuid()',
])('not even administrators set %s', (assignment) =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(
      db.asUser(admin, `update public.product set ${assignment} where id = $1`, [id]),
      noRight('product'),
    )
  }),
)

const remove = 'delete from public.product where id = $1 returning id'

test('administrators delete resources', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    expect(await db.asUser(await newPerson(db, ['admin']), remove, [id])).toEqual([{ id }])
    expect(await db.root(read, [id])).toEqual([])
  }))

test('nobody else deletes resources', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db)
    expect(await db.asUser(await newTeacher(db), remove, [id])).toEqual([])
    await expectRefused(db.asAnon(remove, [id]), noRight('product'))
    expect(await db.root(read, [id])).toEqual([{ id }])
  }))
