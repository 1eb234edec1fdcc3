import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../support/database.ts'
import { newTeacher } from '../support/world.ts'

/** Callers with a token that Auth has signed, and no right to use it (decision 028). */
const callers: Record<string, (db: Database, person: Person) => Promise<unknown>> = {
  'the password alone, with a second factor set up': (db, { id }) =>
    db.root(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [id],
    ),
  'a session that was ended': (db, { id }) =>
    db.root(
      `insert into private.session_end (user_id, ended_at) values ($1, now() + interval '1 minute')`,
      [id],
    ),
  'the token of a deleted person': (db, { id }) =>
    db.root('update auth.users set deleted_at = now() where id = $1', [id]),
}

/** What the shop shows to visitors, and the lists that decision 028 leaves to every session. */
const forEverySession = new Set([
  'assessment_template',
  'cognitive_level',
  'product',
  'product_bundle',
  'product_bundle_product',
  'product_category',
  'product_tag',
  'school',
  'shop_item',
  'subject',
  'subject_template',
  'taxonomy',
])

async function administrator(db: Database): Promise<Person> {
  const person = await newTeacher(db)
  for (const group of ['admin', 'superadmin'])
    await db.root('insert into private.user_group (user_id, group_name) values ($1, $2)', [
      person.id,
      group,
    ])
  await db.root(
    `insert into public.communication (subject, body, send_to, show, publish_date)
     values ('Hello', 'x', '{ALL}', '{SUBJECT}', now() - interval '1 day')`,
  )
  return person
}

describe.each(Object.keys(callers))('%s', (kind) => {
  test('reads no table but those of every session', () =>
    rolledBack(async (db) => {
      const person = await administrator(db)
      await callers[kind]?.(db, person)
      const tables = await db.root(
        `select c.relname::text as name from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and has_any_column_privilege('authenticated', c.oid, 'select')`,
      )
      const read: string[] = []
      for (const { name } of tables) {
        const rows = await db.asUser(person, `select id from public.${String(name)} limit 1`)
        if (rows.length > 0 && !forEverySession.has(String(name))) read.push(String(name))
      }
      expect(read).toEqual([])
    }))

  test.each([
    'bank_details()',
    `my_closed_days('2026-01-01', '2026-12-31')`,
    `my_school_weeks('2026-01-01', '2026-12-31')`,
    `set_user_groups(gen_random_uuid(), '{}', '{}')`,
  ])('is not signed in to %s', (call) =>
    rolledBack(async (db) => {
      const person = await administrator(db)
      await callers[kind]?.(db, person)
      await expect(db.asUser(person, `select public.${call}`)).rejects.toThrow(
        /not_signed_in|required/,
      )
    }),
  )
})

test('null is no list of groups: nobody loses them all', () =>
  rolledBack(async (db) => {
    const person = await administrator(db)
    const other = await administrator(db)
    const known = `(select array_agg(group_name order by group_name) from private.user_group where user_id = '${other.id}')`
    const [row] = await db.root(`select ${known} as known`)
    await expect(
      db.asUser(person, 'select public.set_user_groups($1, null, $2)', [other.id, row?.['known']]),
    ).rejects.toThrow('unknown_group')
  }))

test('a person adds thirty subjects a day, an administrator as many as there are', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const add = (person: Person, place: number) =>
      db.asUser(person, `insert into public.subject (grade, subject) values ('4', $1)`, [
        `Subject ${String(place)}`,
      ])
    for (let place = 0; place < 30; place += 1) await add(teacher, place)
    await expect(add(teacher, 30)).rejects.toThrow('subjects_added_too_often')
    const admin = await administrator(db)
    for (let place = 31; place < 65; place += 1) await add(admin, place)
  }))
