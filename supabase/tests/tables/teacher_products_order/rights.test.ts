import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const tables = {
  teacher_products_order: 'select id from public.teacher_products_order where id = $1',
  order_line: 'select order_id as id from public.order_line where order_id = $1',
  order_event: 'select order_id as id from public.order_event where order_id = $1',
}
const names = Object.keys(tables)
const reads = Object.values(tables)

async function orderWithEverything(db: Database, profileId: string): Promise<string> {
  const order = await newOrder(db, profileId)
  await newLine(db, order, await newProduct(db))
  await db.root(`select private.record_order_event($1, null, 'PENDING', 'first_product_added')`, [
    order,
  ])
  return order
}

test('owners read their orders, lines and history', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const id = await orderWithEverything(db, teacher.profileId)
    for (const read of reads) expect(await db.asUser(teacher, read, [id])).toEqual([{ id }])
  }))

test('administrators read those of the last month', () =>
  rolledBack(async (db) => {
    const id = await orderWithEverything(db, (await newTeacher(db)).profileId)
    const admin = await newPerson(db, ['admin'])
    for (const read of reads) expect(await db.asUser(admin, read, [id])).toEqual([{ id }])

    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '32 days' where id = $1`,
      [id],
    )
    for (const read of reads) expect(await db.asUser(admin, read, [id])).toEqual([])
  }))

test('administrators read an old cart that was placed within the last month', () =>
  rolledBack(async (db) => {
    const id = await orderWithEverything(db, (await newTeacher(db)).profileId)
    const admin = await newPerson(db, ['admin'])
    const placed = `update public.teacher_products_order
      set created_at = now() - interval '90 days', order_date_time = now() - $2::interval where id = $1`
    await db.root(placed, [id, '20 days'])
    for (const read of reads) expect(await db.asUser(admin, read, [id])).toEqual([{ id }])
    await db.root(placed, [id, '32 days'])
    for (const read of reads) expect(await db.asUser(admin, read, [id])).toEqual([])
  }))

test('nobody else reads them', () =>
  rolledBack(async (db) => {
    const id = await orderWithEverything(db, (await newTeacher(db)).profileId)
    const strangers = [
      await newTeacher(db),
      await newPerson(db),
      await newPerson(db, ['superadmin', 'reporting']),
    ]
    for (const [index, read] of reads.entries()) {
      for (const stranger of strangers) expect(await db.asUser(stranger, read, [id])).toEqual([])
      await expectRefused(db.asAnon(read, [id]), noRight(String(names[index])))
      expect(await db.root(read, [id])).toEqual([{ id }])
    }
  }))

test('who acted is not shown to teachers', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(
      db.asUser(teacher, 'select actor_id from public.order_event'),
      noRight('order_event'),
    )
  }))

const writes = [
  [
    'teacher_products_order',
    'insert into public.teacher_products_order (teacher_profile_id) values ($1)',
  ],
  [
    'teacher_products_order',
    'update public.teacher_products_order set order_total = 0 where teacher_profile_id = $1',
  ],
  [
    'teacher_products_order',
    `update public.teacher_products_order set order_status = 'PAID' where teacher_profile_id = $1`,
  ],
  [
    'teacher_products_order',
    'delete from public.teacher_products_order where teacher_profile_id = $1',
  ],
  [
    'order_line',
    `insert into public.order_line (order_id, title, physical) values ($1, 'Free', false)`,
  ],
  ['order_line', 'update public.order_line set price = 0 where id <> $1'],
  ['order_line', 'delete from public.order_line where id <> $1'],
  [
    'order_event',
    `insert into public.order_event (order_id, to_status, reason) values ($1, 'PAID', 'x')`,
  ],
  ['order_event', `update public.order_event set reason = 'x' where id <> $1`],
  ['order_event', 'delete from public.order_event where id <> $1'],
] as const

test.each(writes)('no client writes %s: %s', (table, write) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await orderWithEverything(db, teacher.profileId)
    const admin = await newPerson(db, ['admin', 'superadmin'])
    const everything = `select (select jsonb_agg(o) from public.teacher_products_order o) as orders,
      (select jsonb_agg(l) from public.order_line l) as lines, (select jsonb_agg(e) from public.order_event e) as events`
    const before = await db.root(everything)

    await expectRefused(db.asUser(teacher, write, [teacher.profileId]), noRight(table))
    await expectRefused(db.asUser(admin, write, [teacher.profileId]), noRight(table))
    await expectRefused(db.asService(write, [teacher.profileId]), noRight(table))
    await expectRefused(db.asAnon(write, [teacher.profileId]), noRight(table))
    expect(await db.root(everything)).toEqual(before)
  }),
)
