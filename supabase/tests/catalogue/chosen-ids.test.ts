import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../support/database.ts'
import { address, newCoupon } from '../support/orders.ts'
import { newQuote } from '../support/quotations.ts'
import { paidOrder, refundArguments } from '../support/refunds.ts'
import { expectRefused } from '../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../support/world.ts'
import { functionsThatNameIds } from './chosen-ids.ts'

const id = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a77'

/** How the same id is sent again: with the same content, and with each part of the content another one. */
interface Case {
  who: Person
  sql: string
  first: unknown[]
  others: Record<string, unknown[]>
  /** How many rows there are under the id. */
  table: string
}

/** The same arguments, but some. */
const but = (first: unknown[], changed: Record<number, unknown>) =>
  first.map((value, index) => (index in changed ? changed[index] : value))

async function newOrderCase(db: Database, kind: 'order' | 'quote'): Promise<Case> {
  const admin = await newPerson(db, ['admin'])
  const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
  const [product, more] = [await newProduct(db, { physical: true }), await newProduct(db)]
  const items = (quantity: number, productId = product) => JSON.stringify([{ productId, quantity }])
  await newCoupon(db, 'WINTER')
  const first = [teacher.profileId, items(1), JSON.stringify(address), '', id, 'EFT']
  const call = `public.create_${kind}(teacher_profile_id => $1, items => $2, shipping_details => $3,
    coupon_code => $4, new_id => $5`
  return {
    who: admin,
    sql: `select id from ${kind === 'order' ? `${call}, payment_method => $6)` : `${call}), (select $6::text) as unused`}`,
    first,
    others: {
      customer: but(first, { 0: other.profileId }),
      quantity: but(first, { 1: items(2) }),
      goods: but(first, { 1: items(1, more) }),
      address: but(first, { 2: JSON.stringify({ ...address, city: 'Upington' }) }),
      coupon: but(first, { 3: 'WINTER' }),
      ...(kind === 'order' ? { method: but(first, { 5: 'PayFast' }) } : {}),
    },
    table: 'public.teacher_products_order',
  }
}

const cases: Record<string, (db: Database) => Promise<Case>> = {
  create_order: async (db) => newOrderCase(db, 'order'),
  create_quote: async (db) => newOrderCase(db, 'quote'),
  refund_order: async (db) => {
    const { admin, order, lines } = await paidOrder(db, [
      { title: 'Alpha', price: '30.00' },
      { title: 'Beta', price: '40.00' },
    ])
    const [a = '', b = ''] = lines
    const wanted = { id, lines: [{ lineId: a }] }
    const other = await paidOrder(db, [{ title: 'Gamma', price: '30.00' }])
    return {
      who: admin,
      sql: 'select id from public.refund_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      first: refundArguments(order, wanted),
      others: {
        order: refundArguments(other.order, wanted),
        line: refundArguments(order, { ...wanted, lines: [{ lineId: b }] }),
        more: refundArguments(order, { ...wanted, lines: [{ lineId: a }, { lineId: b }] }),
        withdrawn: refundArguments(order, { ...wanted, lines: [{ lineId: a, withdraw: true }] }),
        delivery: refundArguments(order, { ...wanted, delivery: true }),
        method: refundArguments(order, { ...wanted, method: 'PayFast', reference: '1' }),
        reason: refundArguments(order, { ...wanted, reason: 'faulty' }),
        note: refundArguments(order, { ...wanted, note: 'By telephone' }),
      },
      table: 'public.refund',
    }
  },
  send_quotation: async (db) => {
    const { admin, quote } = await newQuote(db)
    const first = [quote, 10, 'bursar@example.co.za', id]
    const teacher = await newTeacher(db)
    const [second] = await db.asUser(admin, 'select id from public.create_quote($1, $2)', [
      teacher.profileId,
      JSON.stringify([{ productId: await newProduct(db) }]),
    ])
    return {
      who: admin,
      sql: `select id from public.send_quotation(
        $1, (now() at time zone 'Africa/Johannesburg')::date + $2::integer, $3, null, $4)`,
      first,
      others: {
        quote: but(first, { 0: second?.['id'] }),
        day: but(first, { 1: 11 }),
        address: but(first, { 2: 'head@example.co.za' }),
      },
      table: 'public.quotation',
    }
  },
  add_customer_note: async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const first = [id, teacher.profileId, 'Pays in March.']
    return {
      who: await newPerson(db, ['admin']),
      sql: 'select public.add_customer_note($1, $2, $3) as id',
      first,
      others: {
        customer: but(first, { 1: other.profileId }),
        text: but(first, { 2: 'Pays in April.' }),
      },
      table: 'private.customer_note',
    }
  },
}

/** They name ids that no caller has chosen. */
const exceptions: Record<string, string> = {
  delete_class: 'It keeps what it deletes, under the id that was deleted.',
  merge_accounts: 'It moves rows that there are.',
  preview_merge: 'As merge_accounts().',
  save_bundle: 'As save_product().',
  save_product: 'A sale has the id of its resource, which there is.',
  carry_out_run: 'check_import() has made the ids of what is new.',
  undo_run: 'It puts back rows that there were.',
}

test('every function that inserts a row under an id of its caller has a case', () =>
  rolledBack(async (db) => {
    const found = await functionsThatNameIds(db)
    expect([...found.keys()].filter((name) => !(name in exceptions)).sort()).toEqual(
      Object.keys(cases).sort(),
    )
    for (const name of Object.keys(cases)) expect([name, found.get(name)]).toEqual([name, true])
  }))

test('one that does so through another function would be found', () =>
  rolledBack(async (db) => {
    await db.root(`
      create function private.put_new_note(chosen uuid) returns void language sql as
      $$ insert into private.customer_note as note (id, body) values (chosen, 'x') $$;
      create function public.put_note(chosen uuid) returns void language sql as
      $$ select private.put_new_note(chosen) $$;
      grant execute on function public.put_note to authenticated`)
    expect((await functionsThatNameIds(db)).get('put_note')).toBe(false)
  }))

test.each(Object.entries(cases))('%s: the same id is the same call', (_, arrange) =>
  rolledBack(async (db) => {
    const { who, sql, first, others, table } = await arrange(db)
    const count = async () =>
      (await db.root(`select count(*)::integer as rows from ${table} where id = $1`, [id]))[0]
    expect(await db.asUser(who, sql, first)).toEqual([{ id }])
    expect(await db.asUser(who, sql, first)).toEqual([{ id }])
    for (const args of Object.values(others)) {
      await expectRefused(db.asUser(who, sql, args), 'id_taken')
    }
    expect(await count()).toEqual({ rows: 1 })
    expect(await db.asUser(who, sql, first)).toEqual([{ id }])
  }),
)

test.each(Object.entries(cases))('%s refuses the id of a row of the server', (_, arrange) =>
  rolledBack(async (db) => {
    const { who, sql, first } = await arrange(db)
    await db.asUser(who, sql, first)
    await db.root('delete from private.chosen_id where id = $1', [id])
    await expectRefused(db.asUser(who, sql, first), 'id_taken')
  }),
)
