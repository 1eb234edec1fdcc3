import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { address, newCart } from '../../support/orders.ts'
import { move, paidOrder, refund } from '../../support/refunds.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

interface Told {
  owed: {
    toUs: { count: number; total: string; oldest: string | null }
    back: { count: number; total: string }
    transfersBack: { count: number; total: string }
  }
  confirming: number
  quotes: number
  notifications: number
  mails: { count: number; oldest: { orderNumber: string | null; kind: string; attempts: number }[] }
  withoutFiles: number
  toPack: number
  refunds: { count: number; total: string; oldest: { orderNumber: string; total: string }[] }
  sales: Record<
    'day' | 'week' | 'month',
    { since: string; total: string; orders: number; before: { total: string; orders: number } }
  >
}

async function told(db: Database, admin: Person): Promise<Told> {
  const [row] = await db.asUser(admin, 'select public.overview_for_admin() as told')
  return row?.['told'] as Told // as the function says
}

test('what waits is counted, and no more when it is done', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const before = await told(db, admin)
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '70.10', physical: true }])
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '230.10', $2)`, [
      cart,
      address,
    ])
    await newOrder(db, teacher.profileId, 'QUOTING')
    // A published resource has no file until somebody uploads one; that of the cart is posted.
    await newProduct(db, { title: 'Fileless' })
    await db.root(`insert into public.payment_notification (raw_body, fields, needs_human)
      values ('overview', '{}', true)`)
    await db.root(
      `insert into private.order_mail (order_id, kind, problem) values ($1, 'invoice', 'refused')`,
      [cart],
    )
    await db.root(
      `with told as (
         insert into private.correction (product_id, file_key, told)
         select id, 'a.pdf', 1 from public.product limit 1 returning id)
       insert into private.correction_notice (correction_id, teacher_profile_id, problem)
       select told.id, $1, 'refused' from told`,
      [teacher.profileId],
    )
    const other = await newOrder(db, teacher.profileId)
    await db.root(
      `update public.teacher_products_order set payment_open_until = now() + interval '1 hour' where id = $1`,
      [other],
    )
    const waiting = await told(db, admin)
    expect(Number(waiting.owed.toUs.total) - Number(before.owed.toUs.total)).toBeCloseTo(230.1)
    expect({
      transfers: waiting.owed.toUs.count - before.owed.toUs.count,
      confirming: waiting.confirming - before.confirming,
      quotes: waiting.quotes - before.quotes,
      notifications: waiting.notifications - before.notifications,
      mails: waiting.mails.count - before.mails.count,
      withoutFiles: waiting.withoutFiles - before.withoutFiles,
      toPack: waiting.toPack - before.toPack,
    }).toEqual({
      transfers: 1,
      confirming: 1,
      quotes: 1,
      notifications: 1,
      mails: 2,
      withoutFiles: 1,
      toPack: 0,
    })

    // The list that the tile leads to has these rows.
    expect(waiting.mails.oldest).toHaveLength(waiting.mails.count)
    expect(waiting.mails.oldest).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'invoice', attempts: 0 }),
        expect.objectContaining({ kind: 'correction', orderNumber: null }),
      ]),
    )

    await move(db, admin, cart, 'PROCESSING', 'PAID')
    const paid = await told(db, admin)
    expect(paid.owed).toEqual(before.owed)
    expect(paid.toPack - before.toPack).toBe(1)
    const [line] = await db.root('select id from public.order_line where order_id = $1', [cart])
    await refund(db, admin, cart, { lines: [{ lineId: String(line?.['id']) }], delivery: true })
    expect((await told(db, admin)).toPack).toBe(before.toPack)
  }))

test('a resource with a file or a video, and one that nobody can buy, are not without files', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const before = (await told(db, admin)).withoutFiles
    const filed = await newProduct(db)
    const shown = await newProduct(db)
    await newProduct(db, { publish_date: null })
    for (const [product, files, urls] of [
      [filed, ['Products/a.pdf'], []],
      [shown, [], ['dQw4w9WgXcQ']],
    ])
      await db.root(
        `insert into public.product_content (product_id, file_keys, urls) values ($1, $2, $3)
         on conflict (product_id) do update set file_keys = excluded.file_keys, urls = excluded.urls`,
        [product, files, urls],
      )
    expect((await told(db, admin)).withoutFiles).toBe(before)
  }))

test('sales to the cent, refunds taken off on their own day, beside the same days before', () =>
  rolledBack(async (db) => {
    const { admin, order, teacher } = await paidOrder(db, [{ price: '115.05' }])
    let number = 700_000
    /** Another invoice of R135.04, so long after the midnight before. */
    const invoiced = (when: string) =>
      db.root(
        `insert into public.invoice (kind, number, order_id, teacher_profile_id, form, buyer, lines, coupon_amount,
           shipping_fee, total, vat, issued_at)
         values ('invoice', $1, $2, $3, 'plain', '{}', '[]', 0, 0, 135.04, 0,
           (date_trunc('day', now() at time zone 'Africa/Johannesburg') ${when}) at time zone 'Africa/Johannesburg')`,
        [(number += 1), order, teacher.profileId],
      )
    let was = (await told(db, admin)).sales
    /** What has changed since the last look. */
    const change = async () => {
      const now = (await told(db, admin)).sales
      const of = (period: 'day' | 'week' | 'month') => [
        (Number(now[period].total) - Number(was[period].total)).toFixed(2),
        now[period].orders - was[period].orders,
        (Number(now[period].before.total) - Number(was[period].before.total)).toFixed(2),
      ]
      const all = { day: of('day'), week: of('week'), month: of('month') }
      was = now
      return all
    }
    await invoiced('')
    // The order was invoiced today already: it is one order, with two invoices.
    const once = ['135.04', 0, '0.00']
    expect(await change()).toEqual({ day: once, week: once, month: once })

    // The first moment of the same day of last week belongs to the day before this one.
    await invoiced(`- interval '7 days'`)
    const lastWeek = await change()
    expect(lastWeek.day).toEqual(['0.00', 0, '135.04'])
    expect(lastWeek.week).toEqual(['0.00', 0, '135.04'])
    // The moment before it does not.
    await invoiced(`- interval '7 days' - interval '1 millisecond'`)
    expect((await change()).day).toEqual(['0.00', 0, '0.00'])
  }))

test('a refund lowers the day on which it is made', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [{ price: '115.05' }, { price: '19.99' }])
    const before = (await told(db, admin)).sales
    await refund(db, admin, order, { lines: [{ lineId: lines[1] ?? '' }] })
    const after = (await told(db, admin)).sales
    for (const period of ['day', 'week', 'month'] as const) {
      const change = Number(after[period].total) - Number(before[period].total)
      expect(change.toFixed(2)).toBe('-19.99')
      expect(after[period].orders).toBe(before[period].orders)
    }
  }))

test('refunds that wait for their money, the oldest first, until they are paid out', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [{ price: '50.00' }])
    const before = (await told(db, admin)).refunds
    const [noted] = await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }] })
    const after = (await told(db, admin)).refunds
    expect(after.count - before.count).toBe(1)
    expect(Number(after.total) - Number(before.total)).toBe(50)
    expect(after.oldest).toContainEqual(expect.objectContaining({ total: '50.00', method: 'EFT' }))
    await db.asUser(
      admin,
      `select from public.pay_out_refund($1, (now() at time zone 'Africa/Johannesburg')::date, 'FNB')`,
      [noted?.['id']],
    )
    expect((await told(db, admin)).refunds.count).toBe(before.count)
  }))

test('is for administrators', () =>
  rolledBack(async (db) => {
    const people = [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]
    for (const person of people) {
      await db.root('savepoint attempt')
      await expectRefused(db.asUser(person, 'select public.overview_for_admin()'), 'admin_required')
      await db.root('rollback to savepoint attempt')
    }
  }))
