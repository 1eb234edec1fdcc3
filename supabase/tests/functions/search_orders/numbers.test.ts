import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

/** One order that has an invoice, a credit note and a quotation accepted under the buyer's own number, and another. */
async function papers(db: Database) {
  const teacher = await newTeacher(db)
  const id = await newOrder(db, teacher.profileId, 'PAID')
  await newOrder(db, teacher.profileId, 'PAID')
  await db.root(
    `update public.teacher_products_order set order_date_time = now(), order_number = '261102-07413022' where id = $1`,
    [id],
  )
  await db.root(
    `insert into public.invoice (kind, number, order_id, credited_invoice_id, teacher_profile_id, issued_at, form, seller,
       buyer, lines, coupon_amount, shipping_fee, total, vat)
     select 'invoice', 812345, $1::uuid, null, $2::uuid, now(), 'full', '{}'::jsonb, '{}'::jsonb, '[]'::jsonb, 0, 0, 10, 1`,
    [id, teacher.profileId],
  )
  await db.root(
    `insert into public.quotation (order_id, number, valid_until, language, form, seller, buyer, lines, coupon_amount,
       shipping_fee, total, vat, accepted_at, accepted_by, purchase_order_number)
     values ($1, 912345, private.today(), 'en', 'plain', '{}', '{}', '[]', 0, 0, 10, 1, now(), 'Ms Nkosi', 'PO-7/Ab')`,
    [id],
  )
  return { teacher, id, admin: await newPerson(db, ['admin']) }
}

test.each([
  'INV-812345',
  'inv812345',
  'inv 812345',
  'INV\u2011812345',
  'QUO-912345',
  'quo912345',
  'po-7/ab',
  'PO\u20137/AB',
  '261102-07413022',
  '26110207413022',
  '2611020741',
  '261102\u201307413022',
])('%j finds its order, in the list and in the palette', (words) =>
  rolledBack(async (db) => {
    const { admin, id } = await papers(db)
    for (const most of [null, 15])
      expect(
        await db.asUser(admin, 'select id from public.search_orders($1, null, $2)', [words, most]),
      ).toEqual([{ id }])
    const [found] = await db.asUser(
      admin,
      `select public.search_back_office($1, '{order}') as hits`,
      [words],
    )
    expect(found?.['hits']).toMatchObject([{ id }])
  }),
)

test('the numbers of others find nothing for a teacher', () =>
  rolledBack(async (db) => {
    await papers(db)
    const other = await newTeacher(db)
    for (const words of ['INV-812345', 'po-7/ab', '26110207413022'])
      expect(await db.asUser(other, 'select id from public.search_orders($1)', [words])).toEqual([])
  }))
