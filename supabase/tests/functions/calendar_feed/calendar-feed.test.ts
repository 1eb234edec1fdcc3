import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const content = 'select public.calendar_feed_content($1) as content'

async function call(db: Database, person: Person, name: string): Promise<unknown> {
  const [row] = await db.asUser(person, `select public.${name}() as answer`)
  return row?.['answer']
}

test('the secret opens its owner’s activities until it is replaced or withdrawn', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const id = await newLessonOf(db, teacher, 'Fractions', '2031-02-03 08:00')
    await newLessonOf(db, await newClassTeacher(db), 'Somebody else’s', '2031-02-03 08:00')
    expect(await call(db, teacher, 'my_calendar_feed')).toBeNull()

    const token = await call(db, teacher, 'create_calendar_feed')
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(await call(db, teacher, 'my_calendar_feed')).toBe(token)
    const [row] = await db.asService(content, [token])
    expect(row?.['content']).toMatchObject({
      language: 'English',
      activities: [{ id, label: 'Fractions', type: 'Lesson', class: '7B' }],
      terms: [{ start: '2031-01-15', end: '2031-03-28' }],
      holidays: expect.any(Array) as unknown,
    })

    const second = await call(db, teacher, 'create_calendar_feed')
    await expectRefused(db.asService(content, [token]), 'feed_not_found')
    expect(await call(db, teacher, 'revoke_calendar_feed')).toBe(true)
    expect(await call(db, teacher, 'revoke_calendar_feed')).toBe(false)
    await expectRefused(db.asService(content, [second]), 'feed_not_found')
  }))

test('only the service role reads the content, and a feed needs a profile', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    const token = await call(db, teacher, 'create_calendar_feed')
    await expectRefused(
      db.asUser(teacher, content, [token]),
      'permission denied for function calendar_feed_content',
    )
    expect(await call(db, await newPerson(db, ['admin']), 'my_calendar_feed')).toBeNull()
    await expectRefused(
      db.asUser(await newPerson(db, ['admin']), 'select public.create_calendar_feed()'),
      'profile_required',
    )
  }))
