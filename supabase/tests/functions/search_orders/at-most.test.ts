import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

/** Creates orders of several people with their dates; null for one that was never placed. */
async function month(db: Database) {
  const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
  const days: [owner: string, status: string, placed: number | null, created: number][] = [
    [teacher.profileId, 'PAID', 2, 2],
    [other.profileId, 'PROCESSING', 1, 40],
    [other.profileId, 'QUOTING', 3, 3],
    [teacher.profileId, 'QUOTING', 40, 41],
    [other.profileId, 'CANCELLED', 50, 51],
    [other.profileId, 'PAID', 45, 4],
    [teacher.profileId, 'PENDING', null, 5],
  ]
  for (const [owner, status, placed, created] of days) {
    const id = await newOrder(db, owner, status)
    await db.root(
      `update public.teacher_products_order
       set order_date_time = now() - $2 * interval '1 day', created_at = now() - $3 * interval '1 day'
       where id = $1`,
      [id, placed, created],
    )
  }
  return { teacher, other, admin: await newPerson(db, ['admin']) }
}

const found = `select id from public.search_orders('', $1, $2)
  order by order_date_time desc nulls last, id`

test('a first page is the beginning of the whole list, for an administrator as for a teacher', () =>
  rolledBack(async (db) => {
    const { teacher, other, admin } = await month(db)
    for (const [person, whole] of [
      [admin, 5],
      [teacher, 3],
      [other, 4],
    ] as const) {
      for (const quotes of [null, true, false]) {
        const all = await db.asUser(person, found, [quotes, null])
        if (quotes === null) expect(all).toHaveLength(whole)
        for (const atMost of [0, 1, 2, 3, 4, 9])
          expect(await db.asUser(person, found, [quotes, atMost])).toEqual(all.slice(0, atMost))
      }
    }
  }))

test('quotes only, or everything else', () =>
  rolledBack(async (db) => {
    const { admin } = await month(db)
    const statuses = async (quotes: boolean) => {
      const rows = await db.asUser(
        admin,
        `select order_status as status from public.search_orders('', $1)`,
        [quotes],
      )
      return rows.map(({ status }) => status).sort()
    }
    expect(await statuses(true)).toEqual(['QUOTING'])
    expect(await statuses(false)).toEqual(['PAID', 'PAID', 'PENDING', 'PROCESSING'])
  }))
