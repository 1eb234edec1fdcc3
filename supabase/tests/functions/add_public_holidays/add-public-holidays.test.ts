import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const lawful = async (db: Database, year: number) =>
  (await db.root('select date::text, label from private.public_holidays($1)', [year])).map(
    ({ date, label }) => `${String(date)} ${String(label)}`,
  )

test.each([
  // New Year's Day is a Sunday.
  [2023, ['2023-01-02', '2023-04-07', '2023-04-10']],
  // Human Rights Day and the Day of Goodwill are.
  [2027, ['2027-03-22', '2027-03-26', '2027-03-29', '2027-12-27']],
  // The earliest Easter.
  [2285, ['2285-03-23']],
])('%i has its Easter and the Mondays after a Sunday', (year, days) =>
  rolledBack(async (db) => {
    const found = (await lawful(db, year)).map((one) => one.slice(0, 10))
    for (const day of days) expect(found).toContain(day)
    expect(new Set(found).size).toBeGreaterThanOrEqual(11)
  }),
)

test('when Christmas is a Sunday, its Monday is the Day of Goodwill already', () =>
  rolledBack(async (db) => {
    expect((await lawful(db, 2033)).filter((one) => one.startsWith('2033-12-2'))).toEqual([
      '2033-12-25 Christmas Day',
      '2033-12-26 Day of Goodwill',
    ])
  }))

test('Easter of a century', () =>
  rolledBack(async (db) => {
    const easters = await db.root(
      'select private.easter_sunday(year)::text as day from unnest(array[2000, 2008, 2011, 2024, 2038, 2100]) as year',
    )
    expect(easters.map(({ day }) => day)).toEqual([
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2024-03-31',
      '2038-04-25',
      '2100-03-28',
    ])
  }))

test('what the list has is left, and what is missing is added once', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const [all] = await db.asUser(admin, 'select public.holidays_preview(2027) as missing')
    expect(all).toEqual({ missing: [] })
    await db.root(`delete from public.holiday where date = '2027-03-22'`)
    await db.root(`update public.holiday set label = 'CHRISTMAS  day' where date = '2027-12-25'`)
    expect(await db.asUser(admin, 'select public.holidays_preview(2027) as missing')).toEqual([
      {
        missing: [{ date: '2027-03-22', label: 'Public holiday', labelAf: 'Openbare vakansiedag' }],
      },
    ])
    for (const added of [1, 0])
      expect(await db.asUser(admin, 'select public.add_public_holidays(2027) as added')).toEqual([
        { added },
      ])
  }))

test('other years, and other people, are refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (const year of ['1999', '2101', 'null'])
      await expectRefused(
        db.asUser(admin, `select public.add_public_holidays(${year})`),
        'year_not_known',
      )
    const teacher = await newTeacher(db)
    await expectRefused(
      db.asUser(teacher, 'select public.add_public_holidays(2030)'),
      'admin_required',
    )
    await expectRefused(
      db.asUser(teacher, 'select public.holidays_preview(2030)'),
      'admin_required',
    )
  }))
