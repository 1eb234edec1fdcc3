import { expect, test } from 'vitest'
import { newClassTeacher, newLessonOf } from '../../support/calendar.ts'
import { rolledBack } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'

const preview = 'select public.preview_copy_week($1, $2) as plan'
const copy = 'select label from public.copy_week($1, $2) order by start_date_time'

test('the preview says what is copied, what is there and what is left out, and the copy does so', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', label_af: 'Stemdag', date: '2031-03-25' })
    await newLessonOf(db, teacher, 'Monday', '2031-03-17 08:00')
    const holiday = await newLessonOf(db, teacher, 'Tuesday', '2031-03-18 08:00')
    const saturday = await newLessonOf(db, teacher, 'After the last day', '2031-03-22 08:00')
    await newLessonOf(db, teacher, 'Monday', '2031-03-24 08:00')
    const plan = {
      copied: [],
      there: 1,
      leftOut: [
        { activity: 'Tuesday', day: '2031-03-25', label: 'Election day', labelAf: 'Stemdag' },
        { activity: 'After the last day', day: '2031-03-29', label: null, labelAf: null },
      ],
    }
    expect(await db.asUser(teacher, preview, ['2031-03-17', '2031-03-24'])).toEqual([{ plan }])
    expect(await db.asUser(teacher, copy, ['2031-03-17', '2031-03-24'])).toEqual([])
    const [back] = await db.asUser(teacher, preview, ['2031-03-17', '2031-03-10'])
    expect(back?.['plan']).toMatchObject({ there: 0, leftOut: [] })
    expect((back?.['plan'] as { copied: string[] }).copied).toEqual(
      expect.arrayContaining([holiday, saturday]),
    )
    expect(await db.asUser(teacher, copy, ['2031-03-17', '2031-03-10'])).toHaveLength(3)
  }))

test('a year without terms has no closed days but its holidays', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newLessonOf(db, teacher, 'One', '2031-03-17 08:00')
    expect(await db.asUser(teacher, copy, ['2031-03-17', '2032-07-05'])).toEqual([{ label: 'One' }])
  }))
