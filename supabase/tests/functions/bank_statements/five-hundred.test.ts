import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'
import { lines, upload, type Line } from '../../support/statements.ts'

/** So many placed orders at once, without goods, each with a number and a total of its own. */
async function newOrders(db: Database, count: number, status: string, surname: string) {
  const buyer = await newTeacher(db)
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'A', surname = $2, language = 'English',
       province = 'Limpopo', days_per_week = 5 where id = $1`,
    [buyer.profileId, surname],
  )
  await newOrder(db, buyer.profileId, 'CANCELLED')
  return (await db.root(
    `insert into public.teacher_products_order
       (teacher_profile_id, order_status, order_number, order_date_time, order_payment_method,
        product_count, order_total)
     select $1, $2, private.new_order_number(), now(), 'EFT', 1, 1000 + n * 7.31
     from generate_series(1, $3::int) as n
     returning order_number as number, order_total as total`,
    [buyer.profileId, status, count],
  )) as unknown as { number: string; total: string }[] // as selected above
}

const day = (n: number) => `2026-03-${String((n % 28) + 1).padStart(2, '0')}`
const plus = (amount: string, rand: number) => (Number(amount) + rand).toFixed(2)

test('a file of 500 lines with every kind of mismatch: each line gets its verdict', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const waiting = await newOrders(db, 380, 'PROCESSING', 'Nkosi')
    const paid = await newOrders(db, 20, 'PAID', 'Botha')
    const cancelled = await newOrders(db, 20, 'CANCELLED', 'Dube')
    const take = (count: number) => waiting.splice(0, count)
    const line = (order: { number: string; total: string }, change: Partial<Line> = {}, n = 0) => ({
      amount: order.total,
      reference: order.number,
      description: `PMT ${String(n)}`,
      date: day(n),
      ...change,
    })
    const doubled = take(10)
    const file: Record<string, Line[]> = {
      exact: [
        ...take(100).map((order, n) => line(order, {}, n)),
        ...take(50).map((order, n) =>
          line(order, { reference: order.number.replace('-', ' ').replace(/^(\d\d)/, '$1 ') }, n),
        ),
        ...take(50).map((order, n) => line(order, { reference: order.number.replace('-', '') }, n)),
        ...doubled.map((order) => line(order, { date: '2026-03-01' })),
      ],
      duplicate: doubled.map((order) => line(order, { date: '2026-03-28' })),
      under: take(40).map((order, n) => line(order, { amount: plus(order.total, -50) }, n)),
      over: take(40).map((order, n) => line(order, { amount: plus(order.total, 50) }, n)),
      paid_by_hand: paid.map((order, n) => line(order, {}, n)),
      cancelled: cancelled.map((order, n) => line(order, {}, n)),
      likely: take(20).map((order, n) =>
        // The reference is missing, the surname is there.
        line(order, { reference: `SCHOOL BOOKS ${String(n)} NKOSI` }, n),
      ),
      ambiguous: take(20).map((order, n) =>
        line(order, { reference: `NKOSI ${String(n)}`, amount: plus(order.total, 0.02) }, n),
      ),
      unknown: Array.from({ length: 120 }, (_, n) => ({
        amount: `${String(50 + n)}.13`,
        reference: `CASH DEPOSIT ${String(n)}`,
        date: day(n),
      })),
    }
    const all = Object.values(file).flat()
    expect(all).toHaveLength(500)
    expect(await upload(db, admin, all)).toMatchObject({ lines: 500, added: 500 })
    const counts: Record<string, number> = {}
    for (const { verdict } of await lines(db)) {
      counts[String(verdict)] = (counts[String(verdict)] ?? 0) + 1
    }
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(file).map(([verdict, made]) => [verdict, made.length])),
    )
    expect(await upload(db, admin, all)).toMatchObject({ added: 0 })
  }))
