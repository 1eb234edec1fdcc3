import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

/** Orders of a teacher by how many days ago each was placed; null for a cart of sixty days ago. */
async function shop(db: Database) {
  const teacher = await newTeacher(db)
  const product = await newProduct(db)
  const place = async (status: string, days: number | null) => {
    const id = await newOrder(db, teacher.profileId, status)
    await newLine(db, id, product)
    await db.root(
      `update public.teacher_products_order
       set order_date_time = now() - $2 * interval '1 day',
         created_at = now() - coalesce($2, 60) * interval '1 day' where id = $1`,
      [id, days],
    )
    return id
  }
  return {
    teacher,
    admin: await newPerson(db, ['admin']),
    superadmin: await newPerson(db, ['superadmin']),
    paid: await place('PAID', 2),
    quote: await place('QUOTING', 50),
    old: await place('PAID', 70),
    cart: await place('PENDING', null),
    cancelled: await place('CANCELLED', 400),
  }
}

const ids = async (
  db: Database,
  person: { id: string; email: string },
  {
    words = '',
    quotes = null as boolean | null,
    from = null as number | null,
    until = null as number | null,
    atMost = null as number | null,
  },
) =>
  (
    await db.asUser(
      person,
      `select id from public.search_orders($1, $2, $3,
         now() - $4 * interval '1 day', now() - $5 * interval '1 day')`,
      [words, quotes, atMost, from, until],
    )
  ).map(({ id }) => id)

test('an administrator chooses other days than the last month; a teacher still finds her own only', () =>
  rolledBack(async (db) => {
    const { admin, teacher, paid, quote, old, cart, cancelled } = await shop(db)
    expect(await ids(db, admin, {})).toEqual([paid])
    expect(await ids(db, admin, { from: 1000 })).toEqual([paid, quote, old, cancelled, cart])
    expect(await ids(db, admin, { from: 1000, quotes: false })).toEqual([
      paid,
      old,
      cancelled,
      cart,
    ])
    expect(await ids(db, admin, { from: 1000, quotes: true })).toEqual([quote])
    expect(await ids(db, admin, { from: 71, until: 55 })).toEqual([old, cart])
    expect(await ids(db, admin, { until: 69 })).toEqual([old, cancelled])
    expect(await ids(db, admin, { from: 1000, atMost: 2 })).toEqual([paid, quote])
    expect(await ids(db, teacher, { from: 71, until: 55 })).toEqual([old, cart])
    expect(await ids(db, await newTeacher(db), { from: 1000 })).toEqual([])
    expect(await ids(db, await newPerson(db, ['superadmin']), { from: 1000 })).toEqual([])
  }))

test('what was archived is found by its words, flags and days, by administrators only', () =>
  rolledBack(async (db) => {
    // First of all: the lock of this waits for other tests, which must not wait for this one.
    await db.root('alter table public.teacher_products_order disable trigger set_updated_at')
    const { admin, superadmin, teacher, cancelled } = await shop(db)
    await db.root(
      `update public.teacher_products_order set updated_at = now() - interval '1 year',
         order_number = '251020-07413022' where id = $1`,
      [cancelled],
    )
    await db.asUser(superadmin, 'select public.archive_orders(current_date - 40)')
    expect(await db.root('select id from public.archived_teacher_products_order')).toEqual([
      { id: cancelled },
    ])
    for (const words of ['251020-0741', `gekanselleer ${teacher.email}`, '100.00 cancelled'])
      expect(await ids(db, admin, { words, from: 1000 })).toEqual([cancelled])
    expect(await ids(db, admin, { words: 'betaal', until: 100 })).toEqual([])
    expect(await ids(db, admin, { from: 1000, until: 500 })).toEqual([])
    expect(await ids(db, admin, { words: '251020-0741' })).toEqual([])
    expect(await ids(db, admin, { from: 1000, quotes: true, words: '251020' })).toEqual([])
    expect(await ids(db, teacher, { from: 1000 })).not.toContain(cancelled)
    const [row] = await db.asUser(
      admin,
      `select product_count as count, order_total as total
       from public.search_orders('251020', placed_until => now())`,
    )
    expect(row).toEqual({ count: 1, total: '100.00' })
  }))

test('a page of other days begins as the whole list does, with what was archived and what was never placed', () =>
  rolledBack(async (db) => {
    const { admin, superadmin, cancelled } = await shop(db)
    await db.asUser(superadmin, `select public.archive_orders((now() - interval '1 year')::date)`)
    for (const quotes of [null, true, false]) {
      const all = await ids(db, admin, { from: 1000, quotes })
      for (let atMost = 0; atMost <= all.length + 1; atMost += 1) {
        expect(await ids(db, admin, { from: 1000, quotes, atMost })).toEqual(all.slice(0, atMost))
      }
      expect(await ids(db, admin, { from: 500, until: 300, quotes, atMost: 9 })).toEqual(
        quotes === true ? [] : [cancelled],
      )
    }
  }))
