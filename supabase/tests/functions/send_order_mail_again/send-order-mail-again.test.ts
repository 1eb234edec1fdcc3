import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

type Mail = Record<string, unknown>

/** Everything that is due is sent; answers what was. */
async function sendAll(db: Database): Promise<Mail[]> {
  await db.root('update private.order_mail set due_at = now() where sent_at is null')
  const [row] = await db.asService('select public.claim_order_mail() as mails')
  const mails = row?.['mails'] as Mail[] // an array, as the function says
  for (const { id } of mails) await db.asService('select public.finish_order_mail($1)', [id])
  return mails
}

const again = async (db: Database, person: Person, mail: unknown) =>
  (
    await db.asUser(person, `select public.send_order_mail_again($1) -> 'sent' as sent`, [mail])
  )[0]?.['sent']

const listed = async (db: Database, admin: Person, order: string) =>
  (await db.asUser(admin, `select public.order_for_admin($1) -> 'mails' as mails`, [order]))[0]?.[
    'mails'
  ] as Mail[]

const move = (db: Database, admin: Person, order: string, from: string, to: string) =>
  db.asUser(admin, 'select from public.set_order_status($1, $2, $3)', [order, from, to])

async function placed(db: Database) {
  const admin = await newPerson(db, ['admin'])
  const teacher = await newTeacher(db)
  const { cart: order, products } = await newCart(db, teacher, [{ title: 'Fractions' }])
  await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [order])
  const [mail] = await sendAll(db)
  // now() does not advance within a transaction.
  await db.root(`update private.order_mail set created_at = created_at - interval '1 minute'`)
  return { admin, teacher, order, products, mail: mail?.['id'] }
}

test('a mail that was sent is sent once more, by the outbox, and the history says who wanted it', () =>
  rolledBack(async (db) => {
    const { admin, order, mail } = await placed(db)
    expect(await again(db, admin, mail)).toBe(true)
    expect(await listed(db, admin, order)).toMatchObject([
      { kind: 'placed', again: false, maySend: true },
      { kind: 'placed', again: true, maySend: false, sentAt: null, failed: false },
    ])
    expect(await sendAll(db)).toMatchObject([{ kind: 'placed', total: '100.00' }])
    const [row] = await db.asUser(admin, 'select public.order_history($1) as history', [order])
    expect(
      (row?.['history'] as Mail[]).filter(({ reason }) => reason === 'mail_sent_again'),
    ).toEqual([expect.objectContaining({ actor: admin.email, toStatus: 'PROCESSING' })])
    expect(await listed(db, admin, order)).toMatchObject([{}, { kind: 'placed', maySend: true }])
  }))

test('the answer is the order as it is now, with the mail that waits and its line of the history', () =>
  rolledBack(async (db) => {
    const { admin, order, mail } = await placed(db)
    const [row] = await db.asUser(
      admin,
      `select public.send_order_mail_again($1) -> 'order' as told`,
      [mail],
    )
    expect(row?.['told']).toMatchObject({
      id: order,
      mails: [{ again: false }, { again: true, sentAt: null }],
    })
    const [read] = await db.asUser(admin, 'select public.order_for_admin($1) as now', [order])
    expect(row?.['told']).toEqual(read?.['now'])
  }))

test('pressed twice it is sent once, and five times a day at most', () =>
  rolledBack(async (db) => {
    const { admin, mail, order } = await placed(db)
    for (let times = 0; times < 5; times++) {
      expect(await again(db, admin, mail)).toBe(true)
      expect(await again(db, admin, mail)).toBe(false)
      expect(await sendAll(db)).toHaveLength(1)
    }
    await expectRefused(again(db, admin, mail), 'mails_sent_too_often')
    await db.root(
      `update private.request_count set moments = array(select moment - interval '25 hours' from unnest(moments) as moment)`,
    )
    expect(await again(db, admin, mail)).toBe(true)
    expect(await listed(db, admin, order)).toHaveLength(7)
  }))

test('what is no longer true is not sent again', () =>
  rolledBack(async (db) => {
    const { admin, order, mail } = await placed(db)
    await move(db, admin, order, 'PROCESSING', 'PAID')
    await expectRefused(again(db, admin, mail), 'mail_out_of_date')
    const [paid] = await sendAll(db)
    expect(paid).toMatchObject({ kind: 'paid' })
    expect(paid?.['invoiceId']).toBeTypeOf('string')
    expect(await again(db, admin, paid?.['id'])).toBe(true)
    expect(await sendAll(db)).toMatchObject([{ kind: 'paid', invoiceId: paid?.['invoiceId'] }])
    await move(db, admin, order, 'PAID', 'CANCELLED')
    await expectRefused(again(db, admin, paid?.['id']), 'mail_out_of_date')
    const [credited] = await sendAll(db)
    expect(await again(db, admin, credited?.['id'])).toBe(true)
    expect(await sendAll(db)).toMatchObject([
      { kind: 'credited', invoiceId: credited?.['invoiceId'] },
    ])
  }))

test('a change that is sent again tells the whole order', () =>
  rolledBack(async (db) => {
    const { admin, order, products } = await placed(db)
    const items = [{ productId: products[0] }, { productId: await newProduct(db) }]
    await db.root(`update private.order_mail set sent_at = sent_at - interval '1 hour'`)
    await db.asUser(admin, 'select from public.change_order($1, $2)', [
      order,
      JSON.stringify(items),
    ])
    const [changed] = await sendAll(db)
    expect(changed).toMatchObject({ kind: 'changed', before: { total: '100.00' } })
    await again(db, admin, changed?.['id'])
    expect(await sendAll(db)).toMatchObject([{ kind: 'changed', before: null, total: '200.00' }])
  }))

test('a mail that was not sent yet, and one of nobody, cannot be sent again; nor by anybody else', () =>
  rolledBack(async (db) => {
    const { admin, teacher, order, mail } = await placed(db)
    await expectRefused(again(db, admin, order), 'mail_not_found')
    await db.root('update private.order_mail set sent_at = null')
    await expectRefused(again(db, admin, mail), 'mail_not_found')
    for (const person of [teacher, await newPerson(db, ['superadmin'])])
      await expectRefused(again(db, person, mail), 'admin_required')
    expect(await db.root('select id from private.order_mail')).toHaveLength(1)
  }))
