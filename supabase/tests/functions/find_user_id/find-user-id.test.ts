import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const find = 'select public.find_user_id($1) as id'

test('a user is found by id and by address, however it is written', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const [row] = await db.root('select email from auth.users where id = $1', [person.id])
    const email = String(row?.['email'])
    for (const name of [person.id, person.id.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      expect(await db.asService(find, [name])).toEqual([{ id: person.id }])
    }
  }))

test('a part of an address, an unknown one and somebody deleted are nobody', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const [row] = await db.root('select email from auth.users where id = $1', [person.id])
    const email = String(row?.['email'])
    const nobody = [email.slice(1), '%', '', '00000000-0000-4000-8000-00000000dead', null]
    for (const name of nobody) expect(await db.asService(find, [name])).toEqual([{ id: null }])
    await db.root('update auth.users set deleted_at = now() where id = $1', [person.id])
    expect(await db.asService(find, [email])).toEqual([{ id: null }])
  }))

test('among many users an index answers', () =>
  rolledBack(async (db) => {
    await db.root(
      `insert into auth.users (id, email) select gen_random_uuid(), n || '@many.example.org' from generate_series(1, 20000) as n`,
    )
    await db.root('analyze auth.users')
    const read = 'select idx_tup_fetch, seq_tup_read from pg_stat_xact_user_tables'
    const reads = async () =>
      (await db.root(`${read} where schemaname = 'auth' and relname = 'users'`))[0]
    const before = await reads()
    await db.asService(find, ['777@many.example.org'])
    expect((await reads())?.['seq_tup_read']).toBe(before?.['seq_tup_read'])
  }))

test('nobody but the service role asks', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = 'permission denied for function find_user_id'
    await expectRefused(db.asUser(person, find, [person.id]), denied)
    await expectRefused(db.asAnon(find, [person.id]), denied)
  }))
