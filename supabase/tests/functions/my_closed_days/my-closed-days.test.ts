import { expect, test } from 'vitest'
import { newClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow, newTeacherIn, newTerm } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'

const ask = 'select public.my_closed_days($1, $2) as closed'

async function closed(db: Database, teacher: Person, from: string, to: string) {
  const [row] = await db.asUser(teacher, ask, [from, to])
  const list = row?.['closed'] as { first: string; last: string; label: string | null }[] // as documented
  return list.map(({ first, last, label }) => `${first} ${last} ${label ?? '-'}`)
}

test('holidays are named, and the days between terms are one stretch', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newTerm(db, { label: 'Term 2, 2031', start_date: '2031-04-08', end_date: '2031-06-27' })
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-03-24' })
    await newRow(db, 'holiday', { label: 'In the holidays', date: '2031-04-02' })
    expect(await closed(db, teacher, '2031-03-20', '2031-04-10')).toEqual([
      '2031-03-24 2031-03-24 Election day',
      '2031-03-29 2031-04-01 -',
      '2031-04-02 2031-04-02 In the holidays',
      '2031-04-03 2031-04-07 -',
    ])
  }))

test('nothing is invented for a year without terms, nor for another province', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', date: '2032-03-24' })
    expect(await closed(db, teacher, '2031-12-30', '2032-12-31')).toEqual([
      '2031-12-30 2031-12-31 -',
      '2032-03-24 2032-03-24 Election day',
    ])
    const elsewhere = await newTeacherIn(db, 'Gauteng')
    expect(await closed(db, elsewhere, '2031-04-01', '2031-04-30')).toEqual([])
  }))

test('a long or reversed range is refused', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await expectRefused(db.asUser(teacher, ask, ['2031-01-01', '2035-01-01']), 'range_too_long')
    await expectRefused(db.asUser(teacher, ask, ['2031-01-02', '2031-01-01']), 'range_too_long')
  }))
