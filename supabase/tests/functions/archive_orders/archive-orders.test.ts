import { expect, test } from 'vitest'
import { rolledBackAlone, type Database } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

/** Creates one old order in each status, without the trigger that would update updated_at. */
async function oldOrders(db: Database, profileId: string): Promise<Map<string, string>> {
  const orders = new Map<string, string>()
  for (const status of ['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']) {
    const id = await newOrder(db, profileId, status)
    await newLine(db, id, await newProduct(db))
    await db.root(`select private.record_order_event($1, null, $2, 'first_product_added')`, [
      id,
      status,
    ])
    orders.set(status, id)
  }
  await db.root('alter table public.teacher_products_order disable trigger set_updated_at')
  await db.root(`update public.teacher_products_order set updated_at = now() - interval '2 years'`)
  await db.root('alter table public.teacher_products_order enable trigger set_updated_at')
  return orders
}

const archive = `select public.archive_orders((now() - interval '1 year')::date) as moved`
const live = 'select order_status from public.teacher_products_order order by 1'

test('cancelled orders are archived with their lines, old carts are deleted, the others stay', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const orders = await oldOrders(db, teacher.profileId)
    const superadmin = await newPerson(db, ['superadmin'])
    expect(await db.asUser(superadmin, archive)).toEqual([{ moved: 2 }])
    expect(await db.root(live)).toEqual(
      ['PAID', 'PROCESSING', 'QUOTING'].map((order_status) => ({ order_status })),
    )
    expect(
      await db.asUser(
        teacher,
        `select id, order_status, order_total, order_products -> 0 ->> 'title' as title
         from public.archived_teacher_products_order`,
      ),
    ).toEqual([
      {
        id: orders.get('CANCELLED'),
        order_status: 'CANCELLED',
        order_total: '100.00',
        title: 'Fractions of a whole',
      },
    ])
    expect(await db.asUser(superadmin, archive)).toEqual([{ moved: 0 }])
  }))

test('a cart with a card payment on its way stays', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const orders = await oldOrders(db, teacher.profileId)
    await db.root('select private.prepare_payment($1, 100)', [orders.get('PENDING')])
    await db.asUser(await newPerson(db, ['superadmin']), archive)
    expect(await db.root(live)).toContainEqual({ order_status: 'PENDING' })
  }))

test('only superadmins, and nothing recent', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    await oldOrders(db, teacher.profileId)
    for (const person of [teacher, await newPerson(db, ['admin', 'reporting'])])
      await expectRefused(db.asUser(person, archive), 'superadmin_required')
    const superadmin = await newPerson(db, ['superadmin'])
    for (const day of [`current_date - 30`, 'current_date + 1', 'null'])
      await expectRefused(
        db.asUser(superadmin, `select public.archive_orders(${day})`),
        'archive_too_recent',
      )
    expect(await db.root(live)).toHaveLength(5)
  }))

test('archived orders can be read by their owner only and written by nobody', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    await oldOrders(db, teacher.profileId)
    await db.asUser(await newPerson(db, ['superadmin']), archive)
    const table = 'archived_teacher_products_order'
    const read = `select order_status from public.${table}`
    expect(await db.asUser(teacher, read)).toHaveLength(1)
    const others = [
      await newTeacher(db),
      await newPerson(db, ['admin']),
      await newPerson(db, ['superadmin', 'reporting']),
    ]
    for (const person of others) expect(await db.asUser(person, read)).toEqual([])
    await expectRefused(db.asAnon(read), noRight(table))
    for (const write of [
      `delete from public.${table}`,
      `update public.${table} set order_total = 0`,
      `insert into public.${table} (id) values (gen_random_uuid())`,
    ])
      await expectRefused(db.asUser(teacher, write), noRight(table))
    expect(await db.root(read)).toHaveLength(1)
  }))

test('the members of a bundle are kept with its line', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const orders = await oldOrders(db, teacher.profileId)
    await db.root(
      `insert into public.order_line_member (order_line_id, position, title)
       select line.id, held.position, held.title
       from public.order_line as line, (values (1, 'Songs'), (0, 'Poems')) as held (position, title)
       where line.order_id = $1`,
      [orders.get('CANCELLED')],
    )
    await db.asUser(await newPerson(db, ['superadmin']), archive)
    expect(
      await db.asUser(
        teacher,
        `select order_products -> 0 -> 'members' as members from public.archived_teacher_products_order`,
      ),
    ).toEqual([
      {
        members: [
          { title: 'Poems', physical: false, language: null, paidBefore: false },
          { title: 'Songs', physical: false, language: null, paidBefore: false },
        ],
      },
    ])
  }))

test('the history is archived too and can be read by the owner, except who acted', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    const orders = await oldOrders(db, teacher.profileId)
    await db.root(
      `insert into public.order_event (order_id, actor_id, from_status, to_status, reason)
       values ($1, $2, 'PROCESSING', 'CANCELLED', 'set_by_admin')`,
      [orders.get('CANCELLED'), admin.id],
    )
    const history = await db.root(
      `select id, from_status as "fromStatus", to_status as "toStatus", reason,
         to_jsonb(created_at) #>> '{}' as "createdAt"
       from public.order_event where order_id = $1 order by created_at`,
      [orders.get('CANCELLED')],
    )
    await db.asUser(await newPerson(db, ['superadmin']), archive)
    const table = 'public.archived_teacher_products_order'
    expect(history.map(({ reason }) => reason)).toEqual(['first_product_added', 'set_by_admin'])
    expect(await db.asUser(teacher, `select order_events from ${table}`)).toEqual([
      { order_events: history },
    ])
    await expectRefused(
      db.asUser(teacher, `select order_actors from ${table}`),
      noRight('archived_teacher_products_order'),
    )
    expect(await db.root(`select order_actors from ${table}`)).toEqual([
      { order_actors: { [String(history[1]?.['id'])]: admin.id } },
    ])
  }))
