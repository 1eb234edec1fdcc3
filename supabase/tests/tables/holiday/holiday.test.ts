import { describe, expect, test } from 'vitest'
import { rolledBack, type Row } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'

const election: Row = { label: 'Local elections', date: '2031-11-03' }

test('teachers and administrators read holidays', () =>
  rolledBack(async (db) => {
    const id = await newRow(db, 'holiday', election)
    const read = 'select id from public.holiday where id = $1'
    expect(await allowed(db, await everyRole(db), read, [id])).toEqual(['teacher', 'admin'])
    await expectRefused(db.asAnon(read, [id]), noRight('holiday'))
    expect(await db.root(read, [id])).toEqual([{ id }])
  }))

test.each([
  `insert into public.holiday (label, date) values ('Day off', '2031-05-05') returning id`,
  `update public.holiday set label = 'Working day' where date = '2031-11-03' returning id`,
  `delete from public.holiday where date = '2031-11-03' returning id`,
])('only administrators: %s', (statement) =>
  rolledBack(async (db) => {
    await newRow(db, 'holiday', election)
    expect(await allowed(db, await everyRole(db), statement)).toEqual(['admin'])
    await expectRefused(db.asAnon(statement), noRight('holiday'))
    expect(await db.root(`select label from public.holiday where date >= '2031-01-01'`)).toEqual([
      { label: 'Local elections' },
    ])
  }),
)

test.each<[string, Row]>([
  ['holiday_label_present', { label: ' ' }],
  ['holiday_label_length', { label: 'x'.repeat(101) }],
  ['holiday_label_af_length', { label_af: '' }],
  ['holiday_date_in_time', { date: 'infinity' }],
  ['holiday_date_label_key', { date: '2027-01-01', label: `new year's day ` }],
])('%s refuses %o', (constraint, change) =>
  rolledBack(async (db) => {
    await expect(newRow(db, 'holiday', { ...election, ...change })).rejects.toMatchObject({
      constraint,
    })
  }),
)

describe('public holidays', () => {
  const year = `select date::text as date, label from public.holiday
    where extract(year from date) = $1 order by date, label`

  test("of 2026, with the Monday after Women's Day", () =>
    rolledBack(async (db) => {
      expect((await db.root(year, [2026])).map(({ date, label }) => [date, label])).toEqual([
        ['2026-01-01', `New Year's Day`],
        ['2026-03-21', 'Human Rights Day'],
        ['2026-04-03', 'Good Friday'],
        ['2026-04-06', 'Family Day'],
        ['2026-04-27', 'Freedom Day'],
        ['2026-05-01', `Workers' Day`],
        ['2026-06-15', 'Special school holiday'],
        ['2026-06-16', 'Youth Day'],
        ['2026-08-09', `National Women's Day`],
        ['2026-08-10', 'Public holiday'],
        ['2026-09-24', 'Heritage Day'],
        ['2026-12-16', 'Day of Reconciliation'],
        ['2026-12-25', 'Christmas Day'],
        ['2026-12-26', 'Day of Goodwill'],
      ])
    }))

  test('of 2027, with the Mondays after Human Rights Day and the Day of Goodwill', () =>
    rolledBack(async (db) => {
      expect((await db.root(year, [2027])).map(({ date, label }) => [date, label])).toEqual([
        ['2027-01-01', `New Year's Day`],
        ['2027-03-21', 'Human Rights Day'],
        ['2027-03-22', 'Public holiday'],
        ['2027-03-26', 'Good Friday'],
        ['2027-03-29', 'Family Day'],
        ['2027-04-26', 'Special school holiday'],
        ['2027-04-27', 'Freedom Day'],
        ['2027-05-01', `Workers' Day`],
        ['2027-06-16', 'Youth Day'],
        ['2027-08-09', `National Women's Day`],
        ['2027-09-24', 'Heritage Day'],
        ['2027-12-16', 'Day of Reconciliation'],
        ['2027-12-25', 'Christmas Day'],
        ['2027-12-26', 'Day of Goodwill'],
        ['2027-12-27', 'Public holiday'],
      ])
    }))

  test('all have an Afrikaans name', () =>
    rolledBack(async (db) => {
      expect(await db.root('select label from public.holiday where label_af is null')).toEqual([])
    }))
})
