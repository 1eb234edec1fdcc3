import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../support/database.ts'

/**
 * Functions that write to an outbox and count nothing, with the reason. Each of these mails goes to the address of an
 * account, which its owner has confirmed; nobody chooses where it goes.
 */
const uncounted: Record<string, string> = {
  'private.note_completed_invoice': 'once for an invoice, to the buyer',
  'private.note_order_change':
    'the mails of several changes are one, to the buyer; only administrators change',
  'private.note_order_mail': 'one for each state of an order, to the buyer',
  'private.note_parcel_mail':
    'one for each step of a parcel, to the buyer; only administrators send parcels',
  'private.note_quotation_mail':
    'send_quotation counts before, the reminder comes once for a quotation',
  'private.tell_held_money': 'once for a payment that was received, to the buyer',
  'private.tell_money':
    'once for an event of the money of an order, to the buyer; only administrators enter transfers',
  'public.refund_order': 'once for a credit note, to the buyer; only administrators refund',
  'public.tell_buyers':
    'once for a file and owner, to owners of the resource; only administrators tell',
}

/** An outbox is a table that counts how often a mail was tried. */
const outboxes = (db: Database) =>
  db.root(`
    select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and a.attname = 'attempts' order by 1`)

/** The functions that write to an outbox, and whether they count the mail, themselves or by a function of theirs. */
const writers = (db: Database, names: string) =>
  db.root(
    `
    with body as (
      select p.oid, n.nspname || '.' || p.proname as name,
        p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), '') as text
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private'))
    select writer.name, writer.text ~ 'private\\.count_mail\\(' or exists (
      select from body as helper
      where helper.text ~ 'private\\.count_mail\\(' and position(helper.name || '(' in writer.text) > 0
    ) as counts
    from body as writer where writer.text ~* ('insert\\s+into\\s+(' || $1 || ')\\M') order by 1`,
    [names],
  )

test('whatever writes to an outbox counts the mail, or has a reason not to', () =>
  rolledBack(async (db) => {
    const names = (await outboxes(db)).map(({ name }) => String(name))
    expect(names).toEqual(['private.correction_notice', 'private.order_mail'])
    const found = await writers(db, names.join('|').replaceAll('.', '\\.'))
    const named = (counts: boolean) =>
      found.filter((each) => each['counts'] === counts).map(({ name }) => name)
    expect(named(true)).toEqual(['public.invite_to_seat', 'public.send_order_mail_again'])
    expect(named(false)).toEqual(Object.keys(uncounted))
  }))

test('only functions write to an outbox', () =>
  rolledBack(async (db) => {
    for (const { name } of await outboxes(db)) {
      const [row] = await db.root(
        `select bool_or(has_any_column_privilege(role, $1::regclass, 'insert')) as may
         from unnest(array['anon', 'authenticated', 'service_role']) as role`,
        [name],
      )
      expect([name, row?.['may']]).toEqual([name, false])
    }
  }))
