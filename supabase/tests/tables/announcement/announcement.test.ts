import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select title from public.announcement where id = $1'
const unread = 'select id from public.my_unread_announcements()'
const press = 'select (public.read_announcement($1)).id'
const marks = 'select teacher_profile_id from public.announcement_read where announcement_id = $1'

async function announce(db: Database, ...sendTo: string[]): Promise<string> {
  const [row] = await db.asUser(
    await newPerson(db, ['admin']),
    `insert into public.announcement (title, message, send_to) values ('New', 'Look.', $1) returning id`,
    [sendTo],
  )
  return String(row?.['id'])
}

test('teachers see what is addressed to them or to all', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const mine = await announce(db, teacher.profileId)
    const everybodys = await announce(db, 'ALL')
    expect(await db.asUser(teacher, unread)).toEqual(
      expect.arrayContaining([{ id: mine }, { id: everybodys }]),
    )
    expect(await db.asUser(teacher, read, [mine])).toHaveLength(1)
    expect(await db.asUser(other, read, [mine])).toEqual([])
    expect(await db.asUser(other, unread)).not.toContainEqual({ id: mine })
    expect(await db.root(read, [mine])).toHaveLength(1)
  }))

test('people who are not teachers see none, administrators see all', () =>
  rolledBack(async (db) => {
    const all = await announce(db, 'ALL')
    for (const person of [await newPerson(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      expect(await db.asUser(person, read, [all])).toEqual([])
      expect(await db.asUser(person, unread)).toEqual([])
      await expectRefused(db.asUser(person, press, [all]), 'announcement_not_found')
    }
    expect(await db.asUser(await newPerson(db, ['admin']), read, [all])).toHaveLength(1)
    await expectRefused(db.asAnon(read, [all]), noRight('announcement'))
  }))

test('marking as read twice changes nothing more, and applies only to oneself', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const id = await announce(db, 'ALL')
    expect(await db.asUser(teacher, press, [id])).toEqual([{ id }])
    expect(await db.asUser(teacher, press, [id])).toEqual([{ id }])
    expect(await db.root(marks, [id])).toEqual([{ teacher_profile_id: teacher.profileId }])
    expect(await db.asUser(teacher, unread)).not.toContainEqual({ id })
    expect(await db.asUser(other, unread)).toContainEqual({ id })
    expect(await db.asUser(other, marks, [id])).toEqual([])
  }))

test('administrators see all readers, teachers only themselves', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const id = await announce(db, 'ALL')
    await db.asUser(teacher, press, [id])
    await db.asUser(other, press, [id])
    const readBy = 'select public._read_by(a) as ids from public.announcement a where id = $1'
    const [all] = await db.asUser(await newPerson(db, ['admin']), readBy, [id])
    expect(all?.['ids']).toHaveLength(2)
    expect(await db.asUser(teacher, readBy, [id])).toEqual([{ ids: [teacher.profileId] }])
  }))

test('another teacher’s announcement cannot be marked as read', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const id = await announce(db, other.profileId)
    await expectRefused(db.asUser(teacher, press, [id]), 'announcement_not_found')
    await expectRefused(
      db.asUser(
        teacher,
        'insert into public.announcement_read (announcement_id, teacher_profile_id) values ($1, $2)',
        [id, other.profileId],
      ),
      noRight('announcement_read'),
    )
    expect(await db.root(marks, [id])).toEqual([])
  }))

test('teachers write no announcements', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const id = await announce(db, 'ALL')
    await expectRefused(
      db.asUser(
        teacher,
        `insert into public.announcement (title, message, send_to) values ('x', 'y', '{ALL}')`,
      ),
      noPolicy('announcement'),
    )
    for (const statement of [
      `update public.announcement set message = 'x' where id = $1 returning id`,
      'delete from public.announcement where id = $1 returning id',
    ]) {
      expect(await db.asUser(teacher, statement, [id])).toEqual([])
    }
    expect(await db.root(read, [id])).toHaveLength(1)
  }))

test.each([[['ALL', 'x']], [[crypto.randomUUID()]], [['everybody']], [['']]])(
  'addressees %j are refused',
  (sendTo) =>
    rolledBack(async (db) => {
      await expect(announce(db, ...sendTo)).rejects.toMatchObject({
        message: expect.stringMatching(/addressee_not_found|send_to_all_alone/) as string,
      })
    }),
)

test('an announcement to nobody is refused', () =>
  rolledBack(async (db) => {
    await expect(announce(db)).rejects.toMatchObject({ constraint: 'announcement_send_to_present' })
  }))
