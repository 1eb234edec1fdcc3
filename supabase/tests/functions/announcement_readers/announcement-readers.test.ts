import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

async function newAnnouncement(db: Database): Promise<string> {
  const [row] = await db.root(
    `insert into public.announcement (title, message, send_to)
     values ('Term 4 papers', 'They are in the shop.', '{ALL}') returning id`,
  )
  return String(row?.['id'])
}

const readersOf = async (db: Database, admin: Person, id: string, atMost = 50) => {
  const [row] = await db.asUser(admin, 'select public.announcement_readers($1, $2) as readers', [
    id,
    atMost,
  ])
  return row?.['readers'] as { teacherProfileId: string; name: string | null; email: string }[]
}

test('who has read it is named and counted, the latest first, for administrators only', () =>
  rolledBack(async (db) => {
    const id = await newAnnouncement(db)
    const admin = await newPerson(db, ['admin'])
    const [first, second] = [await newTeacher(db), await newTeacher(db)]
    expect(await readersOf(db, admin, id)).toEqual([])
    await db.asUser(first, 'select public.read_announcement($1)', [id])
    await db.asUser(first, 'select public.read_announcement($1)', [id])
    await db.root(`update public.announcement_read set created_at = now() - interval '1 hour'`)
    await db.asUser(second, 'select public.read_announcement($1)', [id])
    const readers = await readersOf(db, admin, id)
    expect(readers.map(({ teacherProfileId }) => teacherProfileId)).toEqual([
      second.profileId,
      first.profileId,
    ])
    expect(readers[0]?.email).toBe(second.email)
    expect(await readersOf(db, admin, id, 1)).toHaveLength(1)
    expect(await readersOf(db, admin, id, -5)).toHaveLength(0)

    const count = async (person: Person) =>
      db.asUser(
        person,
        'select _read_count(announcement) as n from public.announcement where id = $1',
        [id],
      )
    expect(await count(admin)).toEqual([{ n: 2 }])
    expect(await count(first)).toEqual([{ n: null }])
    await expectRefused(
      db.asUser(first, 'select public.announcement_readers($1)', [id]),
      'admin_required',
    )
  }))
