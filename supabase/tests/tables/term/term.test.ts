import { describe, expect, test } from 'vitest'
import { rolledBack, type Row } from '../../support/database.ts'
import { newTerm } from '../../support/planning.ts'

test.each<[string, Row]>([
  ['term_label_present', { label: ' ' }],
  ['term_label_length', { label: 'x'.repeat(101) }],
  ['term_label_af_length', { label_af: '' }],
  ['term_end_not_before_start', { end_date: '2031-01-14' }],
  ['term_dates_in_time', { end_date: 'infinity' }],
  ['term_provinces_known', { provinces: [] }],
  ['term_provinces_known', { provinces: ['Transvaal'] }],
])('%s refuses %o', (constraint, change) =>
  rolledBack(async (db) => {
    await expect(newTerm(db, change)).rejects.toMatchObject({ constraint })
  }),
)

describe('the school years', () => {
  test('have four terms for all nine provinces, with as many weeks as the teaching plans', () =>
    rolledBack(async (db) => {
      expect(
        await db.root(
          `select label, label_af, start_date::text as start, end_date::text as end,
             (date_trunc('week', end_date)::date - date_trunc('week', start_date)::date) / 7 + 1 as weeks,
             (select count(*)::int from public.term_biweek where term_id = term.id) as biweeks
           from public.term as term where cardinality(provinces) = 9 order by start_date`,
        ),
      ).toEqual(
        [
          ['1, 2026', '2026-01-14', '2026-03-27', 11, 6],
          ['2, 2026', '2026-04-08', '2026-06-26', 12, 6],
          ['3, 2026', '2026-07-21', '2026-09-23', 10, 5],
          ['4, 2026', '2026-10-06', '2026-12-09', 10, 5],
          ['1, 2027', '2027-01-13', '2027-03-19', 10, 5],
          ['2, 2027', '2027-04-06', '2027-06-25', 12, 6],
          ['3, 2027', '2027-07-20', '2027-09-22', 10, 5],
          ['4, 2027', '2027-10-05', '2027-12-08', 10, 5],
        ].map(([number, start, end, weeks, biweeks]) => ({
          label: `Term ${String(number)}`,
          label_af: `Kwartaal ${String(number)}`,
          start,
          end,
          weeks,
          biweeks,
        })),
      )
    }))

  test('have 200 and 197 days for learners, as the calendars say', () =>
    rolledBack(async (db) => {
      expect(
        await db.root(
          `select extract(year from day)::int as year, count(*)::int as days
           from public.term, generate_series(start_date, end_date, interval '1 day') as day
           where extract(isodow from day) <= 5
             and not exists (select from public.holiday where date = day::date)
           group by year order by year`,
        ),
      ).toEqual([
        { year: 2026, days: 200 },
        { year: 2027, days: 197 },
      ])
    }))

  test('have biweeks within the term, from Monday to Friday, in the order of the palette', () =>
    rolledBack(async (db) => {
      expect(
        await db.root(
          `select b.label, b.label_af, b.start_date::text as start, b.end_date::text as end, b.color
           from public.term_biweek as b join public.term as t on t.id = b.term_id
           where t.label = 'Term 1, 2026' order by b.start_date`,
        ),
      ).toEqual(
        [
          ['Weeks 1-2', '2026-01-14', '2026-01-23', 'red'],
          ['Weeks 3-4', '2026-01-26', '2026-02-06', 'cyan'],
          ['Weeks 5-6', '2026-02-09', '2026-02-20', 'pink'],
          ['Weeks 7-8', '2026-02-23', '2026-03-06', 'deep-purple'],
          ['Weeks 9-10', '2026-03-09', '2026-03-20', 'orange'],
          ['Week 11', '2026-03-23', '2026-03-27', 'indigo'],
        ].map(([label, start, end, color]) => ({
          label,
          label_af: label?.replace('Weeks', 'Week'),
          start,
          end,
          color,
        })),
      )
    }))
})
