import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf } from '../../support/calendar.ts'
import { rolledBack, type Database } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'

/** The days of the week of Monday 3 February 2031 on which the teacher teaches, and those of the weekend after. */
const schoolDays = async (db: Database, profileId: string): Promise<string[]> => {
  const rows = await db.root(
    `select to_char(day, 'Dy') as day
     from public.teacher_profile as profile,
       lateral (select generate_series('2031-02-03', '2031-02-09', interval '1 day')::date as day) as asked
     where profile.id = $1 and private.is_school_day(profile, asked.day) order by asked.day`,
    [profileId],
  )
  return rows.map(({ day }) => String(day))
}

test('without a schedule school is from Monday to Friday, never on a Saturday or Sunday', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    expect(await schoolDays(db, teacher.profileId)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-02-06' })
    expect(await schoolDays(db, teacher.profileId)).toEqual(['Mon', 'Tue', 'Wed', 'Fri'])
  }))

test('with a schedule school is on its days', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    for (const day of ['Tuesday', 'Friday'])
      await newRow(db, 'teacher_schedule', {
        teacher_profile_id: teacher.profileId,
        day,
        periods: 1,
        period_duration: 45,
        start_time: '08:00',
      })
    expect(await schoolDays(db, teacher.profileId)).toEqual(['Tue', 'Fri'])
  }))

test.each(['08', '09'])(
  'a lesson once given at the weekend (%s February) is no slot for others',
  (day) =>
    rolledBack(async (db) => {
      const teacher = await newClassTeacher(db)
      await newLessonOf(db, teacher, 'Friday', '2031-02-07 08:00')
      await newLessonOf(db, teacher, 'Extra', `2031-02-${day} 09:00`, { locked: true })
      const [row] = await db.asUser(teacher, 'select public.preview_bump($1, $2) as plan', [
        '2031-02-07',
        teacher.classId,
      ])
      const { moves } = row?.['plan'] as { moves: { label: string; toStart: string }[] } // as documented
      expect(moves).toMatchObject([{ label: 'Friday', toStart: '2031-02-14T06:00:00+00:00' }])
    }),
)
