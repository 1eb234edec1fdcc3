import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { acceptByLink, newQuote, sendQuotation } from '../../support/quotations.ts'

/** Kinds of the mails that are due, which are sent. Runs at noon: at night nobody is reminded. */
async function sendAll(db: Database): Promise<unknown[]> {
  const [row] = await db.asService('select public.claim_order_mail() as mails')
  const mails = row?.['mails'] as Record<string, unknown>[] // an array, as the function says
  for (const { id } of mails) await db.asService('select public.finish_order_mail($1)', [id])
  return mails.map(({ kind }) => kind)
}

const withoutNight = (db: Database) =>
  db.root(`create or replace function private.reminding_hours() returns int4range
    language sql immutable set search_path = '' return int4range(0, 24)`)

/** Sent so many days ago, ending in so many. */
async function offered(db: Database, { ago, left }: { ago: number; left: number }) {
  const made = await newQuote(db)
  const sent = await sendQuotation(db, made.admin, made.quote, { days: left })
  expect(await sendAll(db)).toEqual(['quoted'])
  await db.root(
    `update public.quotation set issued_at = now() - make_interval(days => $2) where id = $1`,
    [sent.id, ago],
  )
  return { ...made, ...sent }
}

test('a quotation that ends soon is reminded of once', () =>
  rolledBack(async (db) => {
    await withoutNight(db)
    await offered(db, { ago: 20, left: 3 })
    expect(await sendAll(db)).toEqual(['quote_ends'])
    expect(await sendAll(db)).toEqual([])
  }))

test.each([
  ['there is time left', 20, 4],
  ['it was sent yesterday', 1, 2],
])('no reminder while %s', (_, ago, left) =>
  rolledBack(async (db) => {
    await withoutNight(db)
    await offered(db, { ago, left })
    expect(await sendAll(db)).toEqual([])
  }),
)

test('nobody is reminded of what was accepted, changed or cancelled, nor at night', () =>
  rolledBack(async (db) => {
    await withoutNight(db)
    const { admin, quote, token } = await offered(db, { ago: 20, left: 2 })
    await db.root('savepoint offered')
    await db.asUser(admin, `select from public.set_order_status($1, 'QUOTING', 'CANCELLED')`, [
      quote,
    ])
    expect(await sendAll(db)).not.toContain('quote_ends')
    await db.root('rollback to savepoint offered')
    await db.root(`update public.order_line set price = '80.00' where order_id = $1`, [quote])
    expect(await sendAll(db)).toEqual([])
    await db.root('rollback to savepoint offered')
    await acceptByLink(db, token)
    expect(await sendAll(db)).toEqual(['placed'])
    await db.root('rollback to savepoint offered')
    await db.root(`create or replace function private.reminding_hours() returns int4range
      language sql immutable set search_path = '' return 'empty'::int4range`)
    expect(await sendAll(db)).toEqual([])
  }))
