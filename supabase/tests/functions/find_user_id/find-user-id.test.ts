import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const find = 'select public.find_user_id($1) as id'

test('a user is found by id and by address, whatever the letter case', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const [row] = await db.root('select email from auth.users where id = $1', [person.id])
    const email = String(row?.['email'])
    for (const name of [person.id, person.id.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      expect(await db.asService(find, [name])).toEqual([{ id: person.id }])
    }
  }))

test('a part of an address, an unknown address and a deleted user find nobody', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const [row] = await db.root('select email from auth.users where id = $1', [person.id])
    const email = String(row?.['email'])
    const nobody = [email.slice(1), '%', '', '00000000-0000-4000-8000-00000000dead', null]
    for (const name of nobody) expect(await db.asService(find, [name])).toEqual([{ id: null }])
    await db.root('update auth.users set deleted_at = now() where id = $1', [person.id])
    expect(await db.asService(find, [email])).toEqual([{ id: null }])
  }))

test('an index is used, so that it stays fast with many users', () =>
  rolledBack(async (db) => {
    for (let count = 0; count < 20; count += 1) await newPerson(db)
    const person = await newPerson(db)
    const [row] = await db.root('select email from auth.users where id = $1', [person.id])
    // With so few users, Postgres would read the whole table. With sequential scans off, it uses a matching index if
    // there is one.
    await db.root('set local enable_seqscan = off')
    const read = async () => {
      const [count] = await db.root(
        `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
         from pg_stat_xact_user_tables where schemaname = 'auth' and relname = 'users'`,
      )
      return Number(count?.['rows'])
    }
    const before = await read()
    expect(await db.asService(find, [row?.['email']])).toEqual([{ id: person.id }])
    expect((await read()) - before).toBe(1)
  }))

test('only the service role may call it', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = 'permission denied for function find_user_id'
    await expectRefused(db.asUser(person, find, [person.id]), denied)
    await expectRefused(db.asAnon(find, [person.id]), denied)
  }))
