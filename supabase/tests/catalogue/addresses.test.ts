import { expect, test } from 'vitest'
import { z } from 'zod'
import { rolledBack } from '../support/database.ts'

/** Addresses and things that look like one: each hole that a pattern of one's own usually has. */
const addresses = [
  'a@b.cd',
  "o'brien@school.co.za",
  'first.last+tag@sub.school.co.za',
  'A_B-c@school-1.org',
  '<script>@b.cd',
  '"a b"@b.cd',
  'a@b',
  'a@b.c',
  '.a@b.cd',
  'a..b@b.cd',
  'a.@b.cd',
  'a@-b.cd',
  'a@b..cd',
  'a@b.cd.',
  'a@b@c.de',
  'a b@c.de',
  'a@b.cd\n',
  'a@b.cd\nbcc: c@d.ef',
  'a,b@c.de',
  'a@[127.0.0.1]',
  'ä@b.cd',
  'a@bü.de',
  'a\u200b@b.cd',
  'a@b.cd<br>',
  "a'||1@b.cd",
  '',
  '@',
  '@b.cd',
  'a@',
]

test('the database and the forms have one rule for addresses', () =>
  rolledBack(async (db) => {
    const found: [string, boolean][] = []
    for (const address of addresses) {
      const [row] = await db.root('select private.is_email($1) as is', [address])
      found.push([address, row?.['is'] === true])
    }
    expect(found).toEqual(
      addresses.map((address) => [address, z.email().safeParse(address).success]),
    )
  }))

/** Columns of addresses that nobody types there: they come from an account, whose address Auth has checked. */
const fromAccounts = [
  'private.account_merge.emptied_owner',
  'public.archived_teacher_products_order.owner',
  'public.reporting_teacher.email',
  'public.reporting_teacher.owner',
  'public.school_request.email',
  'public.teacher_products_order.owner',
  'public.teacher_profile.owner',
]

test('Auth keeps no address that the rule refuses, typed at first or as a change', () =>
  rolledBack(async (db) => {
    const kept = async (sql: string, address: string) => {
      await db.root('savepoint one')
      const done = await db.root(sql, [address]).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'PT422', message: 'email_invalid' })
          return false
        },
      )
      await db.root('rollback to savepoint one')
      return done
    }
    await db.root(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'own@rule.example')`,
    )
    const ways = [
      'insert into auth.users (id, email) values (gen_random_uuid(), $1)',
      `update auth.users set email = $1 where email = 'own@rule.example'`,
      `update auth.users set email_change = $1 where email = 'own@rule.example'`,
    ]
    // Nothing is no address: somebody who signs up with a phone, and no change.
    for (const address of addresses.filter((each) => each !== ''))
      for (const way of ways)
        expect([address, await kept(way, address)]).toEqual([
          address,
          z.email().safeParse(address).success,
        ])
    // Who is deleted has a hash there.
    await db.root(
      `update auth.users set email = 'c2hhMjU2', deleted_at = now() where email = 'own@rule.example'`,
    )
  }))

test('every column of an address asks the rule, or its addresses come from accounts', () =>
  rolledBack(async (db) => {
    const rows = await db.root(`
      select n.nspname || '.' || c.relname || '.' || a.attname as name, exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and a.attnum = any (k.conkey) and pg_get_constraintdef(k.oid) like '%is_email(%') as ruled
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
      where a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'varchar'::regtype)
        and a.attname ~ '(mail|^sent?_to$|_sent_to$|copy_to|owner)' order by 1`)
    const named = (ruled: boolean) =>
      rows.filter((each) => each['ruled'] === ruled).map(({ name }) => name)
    expect(named(false)).toEqual(fromAccounts)
    expect(named(true)).toEqual(['public.quotation.sent_to', 'public.seat.email'])
  }))
