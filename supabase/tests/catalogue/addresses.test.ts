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

test('every column of an address that somebody types asks the rule', () =>
  rolledBack(async (db) => {
    const rows = await db.root(`
      select k.conrelid::regclass::text as table from pg_constraint k
      where k.contype = 'c' and pg_get_constraintdef(k.oid) like '%is_email(%' order by 1`)
    expect(rows.map(({ table }) => table)).toEqual(['quotation', 'seat'])
  }))
