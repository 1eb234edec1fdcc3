import { expect, test } from 'vitest'
import { newClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newTerm } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const ask = 'select public.my_school_weeks($1, $2) as weeks'

async function weeks(db: Database, teacher: Person, from: string, to: string) {
  const [row] = await db.asUser(teacher, ask, [from, to])
  const list = row?.['weeks'] as { monday: string; week: number | null; letter: string | null }[] // as documented
  return list.map((one) => `${one.monday} ${one.week ?? '-'} ${one.letter ?? '-'}`)
}

test('weeks are counted from the Monday of the first week of the term', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    expect(await weeks(db, teacher, '2031-01-08', '2031-01-20')).toEqual([
      '2031-01-06 - -',
      '2031-01-13 1 -',
      '2031-01-20 2 -',
    ])
  }))

test('A and B alternate from the anchor in both directions and pause in the holidays', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newTerm(db, {
      label: 'Term 2, 2031',
      start_date: '2031-04-08',
      end_date: '2031-06-27',
    })
    await db.asUser(
      teacher,
      `update public.teacher_profile set rotation_anchor = '2031-03-17' where id = $1`,
      [teacher.profileId],
    )
    expect(await weeks(db, teacher, '2031-03-03', '2031-04-14')).toEqual([
      '2031-03-03 8 A',
      '2031-03-10 9 B',
      '2031-03-17 10 A',
      '2031-03-24 11 B',
      '2031-03-31 - -',
      '2031-04-07 1 A',
      '2031-04-14 2 B',
    ])
  }))

test('an anchor is a Monday', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await expect(
      db.asUser(
        teacher,
        `update public.teacher_profile set rotation_anchor = '2031-03-18' where id = $1`,
        [teacher.profileId],
      ),
    ).rejects.toMatchObject({ constraint: 'teacher_profile_rotation_anchor_monday' })
  }))

test('weeks are also returned without terms, for a limited range', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.root(
      `update public.teacher_profile set rotation_anchor = '2031-01-06' where id = $1`,
      [teacher.profileId],
    )
    expect(await weeks(db, teacher, '2031-01-08', '2031-01-15')).toEqual([
      '2031-01-06 - A',
      '2031-01-13 - B',
    ])
    await expectRefused(db.asUser(teacher, ask, ['2031-01-01', '2035-01-01']), 'range_too_long')
  }))
