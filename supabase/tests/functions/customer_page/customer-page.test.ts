import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newLine, newOrder, newPerson, newProduct } from '../../support/world.ts'

const page = 'select public.customer_page($1) as page'
const more = 'select public.customer_more($1, $2, $3) as page'

interface Part {
  count: number
  rows: Record<string, unknown>[]
  latest: Record<string, unknown>[]
  paid: string
  waiting: number
}
type Page = Record<string, unknown> &
  Record<'orders' | 'quotes' | 'library' | 'mails' | 'notes', Part>

const read = async (db: Database, person: Person, id: string) =>
  (await db.asUser(person, page, [id]))[0]?.['page'] as Page | null // read by the expectations

async function withPurchases(db: Database) {
  const teacher = await newTeacherIn(db, 'Limpopo')
  const [single, member] = [
    await newProduct(db, { title: 'Fractions' }),
    await newProduct(db, { title: 'Member' }),
  ]
  const paid = await newOrder(db, teacher.profileId, 'PAID')
  await newLine(db, paid, single)
  const bundle = await newBundle(db, [member], { title: 'The whole term' })
  await db.root(
    `insert into public.order_line (order_id, product_bundle_id, title, price, physical)
     values ($1, $2, 'The whole term', 150, false)`,
    [paid, bundle],
  )
  await db.root(
    `insert into public.order_line_member (order_line_id, product_id, position, title, physical)
     select id, $2, 0, 'Member', false from public.order_line where order_id = $1 and product_bundle_id is not null`,
    [paid, member],
  )
  return { teacher, paid, single, member }
}

test('says who it is, what was ordered, what is owned and from which order', () =>
  rolledBack(async (db) => {
    const { teacher, paid, single, member } = await withPurchases(db)
    const waiting = await newOrder(db, teacher.profileId, 'PROCESSING')
    await newLine(db, waiting, await newProduct(db, { price: '10.00' }))
    const quote = await newOrder(db, teacher.profileId, 'QUOTING')
    await newCart(db, await newTeacherIn(db, 'Limpopo'))
    const found = await read(db, await newPerson(db, ['admin']), teacher.id)
    expect(found).toMatchObject({
      id: teacher.id,
      teacherProfileId: teacher.profileId,
      email: teacher.email,
      name: 'Thandi',
      groups: ['teacher'],
      passwordIsTemporary: false,
      cart: null,
      sessions: [],
      merges: [],
      notes: { count: 0, rows: [] },
    })
    expect(found?.orders).toMatchObject({ count: 2, paid: '250.00', waiting: 1 })
    expect(found?.orders.latest.map(({ id }) => id).sort()).toEqual([paid, waiting].sort())
    expect(found?.quotes.latest).toMatchObject([{ id: quote, orderStatus: 'QUOTING' }])
    expect(found?.library.count).toBe(2)
    expect(found?.library.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: single, orderId: paid, bundle: null, title: 'Fractions' }),
        expect.objectContaining({ id: member, orderId: paid, bundle: 'The whole term' }),
      ]),
    )
  }))

test('what a refund took away is not in the library', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacherIn(db, 'Limpopo')
    const paid = await newOrder(db, teacher.profileId, 'PAID')
    await newLine(db, paid, await newProduct(db))
    expect((await read(db, admin, teacher.id))?.library.count).toBe(1)
    await db.root('update public.order_line set withdrawn_at = now() where order_id = $1', [paid])
    expect((await read(db, admin, teacher.id))?.library.count).toBe(0)
  }))

test('is the same by the id of the profile; nobody is null', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacherIn(db, 'Limpopo')
    expect(await read(db, admin, teacher.profileId)).toEqual(await read(db, admin, teacher.id))
    expect(await read(db, admin, randomUUID())).toBeNull()
  }))

test('a customer of the old shop and an administrator without a profile have a page too', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [old] = await db.root(
      `insert into public.teacher_profile (user_id, owner) values (null, $1) returning id`,
      [`${randomUUID()}::old@school.example`],
    )
    expect(await read(db, admin, String(old?.['id']))).toMatchObject({
      userId: null,
      username: 'old@school.example',
      orders: { count: 0 },
    })
    expect(await read(db, admin, admin.id)).toMatchObject({ teacherProfileId: null, library: null })
  }))

test('mails about orders are listed with what came of them', () =>
  rolledBack(async (db) => {
    const { teacher, paid } = await withPurchases(db)
    await db.root(
      `insert into private.order_mail (order_id, kind, sent_at) values ($1, 'paid', now()), ($1, 'placed', null)`,
      [paid],
    )
    await db.root(`update private.order_mail set problem = 'no such mailbox' where kind = 'placed'`)
    const found = await read(db, await newPerson(db, ['admin']), teacher.id)
    expect(found?.mails.count).toBe(2)
    expect(found?.mails.rows.map(({ kind, problem }) => [kind, problem])).toEqual(
      expect.arrayContaining([
        ['paid', null],
        ['placed', 'no such mailbox'],
      ]),
    )
  }))

test('sessions are there without the network address', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    await db.root(
      `insert into auth.sessions (id, user_id, created_at, user_agent, ip)
       values (gen_random_uuid(), $1, now(), 'Firefox', '10.1.2.3')`,
      [teacher.id],
    )
    const found = await read(db, await newPerson(db, ['admin']), teacher.id)
    expect(found?.['sessions']).toMatchObject([{ browser: 'Firefox' }])
    expect(JSON.stringify(found)).not.toContain('10.1.2.3')
  }))

test('a superadmin who is no administrator is not told of orders, carts and mails', () =>
  rolledBack(async (db) => {
    const { teacher } = await withPurchases(db)
    const boss = await newPerson(db, ['superadmin'])
    const found = await read(db, boss, teacher.id)
    for (const part of ['orders', 'quotes', 'cart', 'mails']) expect(found).not.toHaveProperty(part)
    expect(found?.library.count).toBe(2)
    expect(await db.asUser(boss, more, [teacher.profileId, 'mails', 0])).toEqual([{ page: null }])
  }))

test('more of a part follows on the first ten', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const order = await newOrder(db, teacher.profileId, 'PAID')
    for (let n = 0; n < 12; n += 1) await newLine(db, order, await newProduct(db))
    const admin = await newPerson(db, ['admin'])
    const first = (await read(db, admin, teacher.id))?.library
    const [row] = await db.asUser(admin, more, [teacher.profileId, 'library', 10])
    const next = (row?.['page'] as Part).rows // read by the next lines
    expect([first?.count, first?.rows.length, next.length]).toEqual([12, 10, 2])
    expect(new Set([...(first?.rows ?? []), ...next].map(({ id }) => id)).size).toBe(12)
    expect(await db.asUser(admin, more, [teacher.profileId, 'secrets', 0])).toEqual([
      { page: null },
    ])
  }))

test('nobody outside the back-office reads it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    for (const person of [teacher, await newPerson(db, ['reporting'])]) {
      await expectRefused(db.asUser(person, page, [teacher.id]), 'admin_required')
      await expectRefused(
        db.asUser(person, more, [teacher.profileId, 'notes', 0]),
        'admin_required',
      )
    }
    await expectRefused(
      db.asAnon(page, [teacher.id]),
      'permission denied for function customer_page',
    )
  }))
