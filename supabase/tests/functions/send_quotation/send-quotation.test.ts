import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newQuote, readByLink, sendQuotation } from '../../support/quotations.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const send = `select id from public.send_quotation($1, (now() at time zone 'Africa/Johannesburg')::date + $2::integer, $3)`

test('what is offered is kept with a number, the seller, the buyer and a link', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db, { title: 'Fractions' })
    const sent = await sendQuotation(db, admin, quote, { sentTo: ' Bursar@School.example ' })
    expect(sent).toMatchObject({
      order_id: quote,
      sent_to: 'bursar@school.example',
      total: '100.00',
      vat: '13.04',
      form: 'abridged',
      seller: { tradingName: 'Kryt', vatNumber: '4999999999' },
      buyer: { owner: `${teacher.id}::${teacher.email}` },
      lines: [{ title: 'Fractions', quantity: 1, linePrice: '100.00' }],
      accepted_at: null,
    })
    expect(sent.token).toMatch(/^[0-9a-f]{64}$/)
    const page = await readByLink(db, sent.token)
    expect(page).toMatchObject({ state: 'open', total: '100.00', number: sent['number'] })
    // A link may be passed on: it tells neither who bought nor where to pay before it is accepted.
    expect(JSON.stringify(page)).not.toContain(teacher.email)
    expect(page).not.toHaveProperty('bank')
  }))

test('a newer quotation replaces the one before, and an edited quote is not what was offered', () =>
  rolledBack(async (db) => {
    const { admin, product, quote } = await newQuote(db)
    const first = await sendQuotation(db, admin, quote)
    const second = await sendQuotation(db, admin, quote)
    expect(Number(second['number'])).toBe(Number(first['number']) + 1)
    expect((await readByLink(db, first.token))['state']).toBe('replaced')
    expect((await readByLink(db, second.token))['state']).toBe('open')
    await db.root(`update public.product set price = '80.00' where id = $1`, [product])
    expect((await readByLink(db, second.token))['state']).toBe('open')
    await db.root(`update public.order_line set price = '80.00' where order_id = $1`, [quote])
    expect((await readByLink(db, second.token))['state']).toBe('changed')
  }))

test('the same call again sends nothing new', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const id = randomUUID()
    const again = `select id from public.send_quotation($1, '2026-11-01'::date - '2026-11-01'::date + (now() at time zone 'Africa/Johannesburg')::date, '', null, $2)`
    for (let times = 0; times < 2; times += 1) {
      expect(await db.asUser(admin, again, [quote, id])).toEqual([{ id }])
    }
    expect(
      await db.root('select id from public.quotation where order_id = $1', [quote]),
    ).toHaveLength(1)
    expect(
      await db.root(`select kind from private.order_mail where order_id = $1`, [quote]),
    ).toEqual([{ kind: 'quoted' }])
  }))

test.each([
  [-1, '', 'valid_until_not_allowed'],
  [91, '', 'valid_until_not_allowed'],
  [30, 'no address', 'email_invalid'],
])('refuses %s days for "%s"', (days, sentTo, word) =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    await expectRefused(db.asUser(admin, send, [quote, days, sentTo]), word)
  }),
)

test('refuses what cannot be offered', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db)
    await expectRefused(db.asUser(teacher, send, [quote, 30, '']), 'admin_required')
    await expectRefused(db.asUser(admin, send, [randomUUID(), 30, '']), 'no_such_order')
    await expectRefused(
      db.asUser(
        admin,
        `select id from public.send_quotation($1, (now() + interval '9 days')::date, '', now() - interval '1 day')`,
        [quote],
      ),
      'row_changed',
    )
    await db.asUser(admin, `select from public.set_order_status($1, 'QUOTING', 'PROCESSING')`, [
      quote,
    ])
    await expectRefused(db.asUser(admin, send, [quote, 30, '']), 'quote_not_open')
  }))

test('refuses a quote without a seller, and one that costs nothing', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db, { price: '0.00' })
    await expectRefused(db.asUser(admin, send, [quote, 30, '']), 'quote_is_free')
    await db.root(`update public.order_line set price = '10.00' where order_id = $1`, [quote])
    await db.root('delete from private.seller')
    await expectRefused(db.asUser(admin, send, [quote, 30, '']), 'seller_missing')
  }))

test('what is posted is offered with the address that it goes to', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db, { physical: true })
    await expectRefused(db.asUser(admin, send, [quote, 30, '']), 'shipping_details_required')
  }))

test('the owner reads what was sent, others do not; nobody reads the secret of the link', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db)
    await sendQuotation(db, admin, quote)
    const read = 'select id from public.quotation where order_id = $1'
    expect(await db.asUser(teacher, read, [quote])).toHaveLength(1)
    expect(await db.asUser(await newPerson(db), read, [quote])).toEqual([])
    for (const person of [admin, teacher]) {
      await expect(db.asUser(person, 'select token from private.quotation_link')).rejects.toThrow(
        /permission denied/,
      )
    }
    await expect(db.asUser(admin, `select public.quotation_by_link('x')`)).rejects.toThrow(
      /permission denied/,
    )
    await expect(db.asUser(admin, `update public.quotation set total = 1`)).rejects.toThrow(
      /permission denied/,
    )
  }))

test('administrators read with the order what was sent, with its link', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote)
    const [row] = await db.asUser(
      admin,
      `select public.order_for_admin($1) -> 'quotations' as quotations`,
      [quote],
    )
    expect(row?.['quotations']).toMatchObject([{ state: 'open', token, total: '100.00' }])
  }))
