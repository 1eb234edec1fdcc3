import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

const add = async (db: Database, person: Person, order: string, body: string | null) =>
  (await db.asUser(person, 'select public.add_order_note($1, $2) as id', [order, body]))[0]?.['id']

const notes = async (db: Database, admin: Person, order: string) =>
  (await db.asUser(admin, `select public.order_for_admin($1) -> 'notes' as notes`, [order]))[0]?.[
    'notes'
  ]

const remove = (db: Database, person: Person, note: unknown) =>
  db.asUser(person, 'select public.delete_order_note($1) as gone', [note])

async function ordered(db: Database) {
  const teacher = await newTeacher(db)
  return {
    teacher,
    order: await newOrder(db, teacher.profileId, 'PROCESSING'),
    marius: await newPerson(db, ['admin']),
    lerato: await newPerson(db, ['admin']),
  }
}

test('administrators read each other’s notes, and delete their own; the audit keeps them', () =>
  rolledBack(async (db) => {
    const { order, marius, lerato } = await ordered(db)
    const note = await add(db, marius, order, '  Called, pays on Friday \n')
    await db.root(`update private.order_note set created_at = created_at - interval '1 day'`)
    await add(db, lerato, order, 'Thanks')
    expect(await notes(db, lerato, order)).toMatchObject([
      { body: 'Called, pays on Friday', author: marius.email, mine: false },
      { body: 'Thanks', author: lerato.email, mine: true },
    ])
    await expectRefused(remove(db, lerato, note), 'note_not_found')
    expect(await remove(db, marius, note)).toEqual([{ gone: true }])
    await expectRefused(remove(db, marius, note), 'note_not_found')
    expect(await notes(db, marius, order)).toMatchObject([{ body: 'Thanks' }])
    expect(
      await db.root(
        `select verb, coalesce(old_values, new_values) ->> 'body' as was, actor_id from public.admin_audit
         where row_id = $1 order by verb`,
        [note],
      ),
    ).toMatchObject([
      { verb: 'delete', was: 'Called, pays on Friday', actor_id: marius.id },
      { verb: 'insert', actor_id: marius.id },
    ])
  }))

test('a note says something, and not too much, about an order that exists', () =>
  rolledBack(async (db) => {
    const { order, marius, teacher } = await ordered(db)
    for (const empty of [null, '', ' \n\t'])
      await expectRefused(add(db, marius, order, empty), 'note_required')
    await expectRefused(add(db, marius, order, 'x'.repeat(2001)), 'note_too_long')
    expect(await add(db, marius, order, 'x'.repeat(2000))).toBeTypeOf('string')
    await expectRefused(add(db, marius, teacher.profileId, 'Hello'), 'no_such_order')
  }))

test('a note goes with its order into the archive, where more may be written', () =>
  rolledBack(async (db) => {
    const { order, marius } = await ordered(db)
    await add(db, marius, order, 'Never answered')
    await db.root(`update private.order_note set created_at = created_at - interval '1 day'`)
    await db.root(
      `insert into public.archived_teacher_products_order
         (id, created_at, teacher_profile_id, owner, order_status, order_products, order_events,
          order_actors, coupon_amount, shipping_fee, order_total, order_vat)
       select id, created_at, teacher_profile_id, owner, 'CANCELLED', '[]', '[]', '{}', 0, 0, 0, 0
       from public.teacher_products_order where id = $1`,
      [order],
    )
    await db.root('delete from public.teacher_products_order where id = $1', [order])
    await add(db, marius, order, 'Asked again')
    expect(await notes(db, marius, order)).toMatchObject([
      { body: 'Never answered' },
      { body: 'Asked again' },
    ])
  }))

test('the buyer, and whoever is no administrator, neither reads nor writes notes', () =>
  rolledBack(async (db) => {
    const { order, marius, teacher } = await ordered(db)
    const note = await add(db, marius, order, 'Difficult customer')
    for (const person of [teacher, await newPerson(db, ['superadmin']), await newPerson(db)]) {
      await expectRefused(add(db, person, order, 'Hello'), 'admin_required')
      await expectRefused(remove(db, person, note), 'admin_required')
      await expectRefused(notes(db, person, order), 'admin_required')
      await expectRefused(
        db.asUser(person, 'select * from private.order_note'),
        'permission denied for schema private',
      )
    }
    await expectRefused(
      db.asService('select * from private.order_note'),
      'permission denied for schema private',
    )
    expect(await db.root('select body from private.order_note')).toHaveLength(1)
  }))
