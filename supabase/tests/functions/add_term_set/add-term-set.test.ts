import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const preview = async (db: Database, person: Person, source: string, provinces?: string[]) => {
  const [row] = await db.asUser(person, 'select public.term_set_preview($1, $2) as terms', [
    source,
    provinces ?? null,
  ])
  return row?.['terms'] as Record<string, unknown>[] // as selected
}
const add = async (
  db: Database,
  person: Person,
  source: string,
  provinces: string[] | null = null,
  withCycles = true,
) => {
  const [row] = await db.asUser(person, 'select public.add_term_set($1, $2, $3) as added', [
    source,
    provinces,
    withCycles,
  ])
  return row?.['added']
}
const termsOf = (db: Database, year: number) =>
  db.root(
    `select label, label_af, start_date::text as start, end_date::text as end, gazetted_days as printed,
       cardinality(provinces) as provinces, (
         select json_agg(json_build_array(biweek.label, biweek.start_date, biweek.end_date, biweek.color)
           order by biweek.start_date, biweek.label)
         from public.term_biweek as biweek where biweek.term_id = term.id) as cycles
     from public.term as term where extract(year from start_date) = $1 order by start_date`,
    [year],
  )

test('a known calendar is told and added whole with its cycles, and only what is missing', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const before = await termsOf(db, 2026)
    expect(before).toHaveLength(4)
    const all = await preview(db, admin, 'public-2026')
    expect(all.map(({ known }) => known)).toEqual(
      before.map(({ start, end }) => ({ startDate: start, endDate: end })),
    )
    expect(await add(db, admin, 'public-2026')).toBe(0)

    await db.root(`delete from public.term where label in ('Term 2, 2026', 'Term 3, 2026')`)
    expect(await preview(db, admin, 'public-2026')).toMatchObject([
      { label: 'Term 1, 2026', known: { startDate: '2026-01-14', endDate: '2026-03-27' } },
      {
        label: 'Term 2, 2026',
        labelAf: 'Kwartaal 2, 2026',
        startDate: '2026-04-08',
        endDate: '2026-06-26',
        gazettedDays: 54,
        certainty: 'official',
        known: null,
        overlaps: [],
      },
      { label: 'Term 3, 2026', known: null },
      { label: 'Term 4, 2026', known: { startDate: '2026-10-06' } },
    ])
    expect(await add(db, admin, 'public-2026')).toBe(2)
    expect(await add(db, admin, 'public-2026')).toBe(0)
    expect(await termsOf(db, 2026)).toEqual(before)
  }))

test('a calendar that lies upon another one is told with its days, for the provinces that share them', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await db.root(`delete from public.term where label in ('Term 2, 2026', 'Term 4, 2026')`)
    await db.root(`update public.term set provinces = '{Gauteng}' where label = 'Term 3, 2026'`)
    const [first, , third] = await preview(db, admin, 'independent-three-2026', ['Limpopo'])
    expect(first).toMatchObject({
      label: 'Term 1, 2026',
      known: { endDate: '2026-03-27' },
      gazettedDays: null,
    })
    expect(third).toMatchObject({ known: null, overlaps: [] })
    const [, , shared] = await preview(db, admin, 'independent-three-2026', ['Limpopo', 'Gauteng'])
    // Of the same name, with other days.
    expect(shared).toMatchObject({
      startDate: '2026-07-21',
      endDate: '2026-12-02',
      known: { startDate: '2026-07-21', endDate: '2026-09-23' },
      provinces: ['Limpopo', 'Gauteng'],
    })
    expect(await add(db, admin, 'independent-three-2026', ['Limpopo'], false)).toBe(2)
  }))

test('a year is copied fifty-two weeks later: days of the week, provinces and cycles stay, the print does not', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newRow(db, 'term', {
      label: 'Winter 2046, second half of 2046',
      label_af: 'Winter 2046',
      start_date: '2046-07-18',
      end_date: '2046-09-21',
      provinces: ['Limpopo', 'Gauteng'],
      gazetted_days: 48,
    })
    for (const [label, start, end] of [
      ['Own', '2046-07-18', '2046-07-27'],
      ['Weeks 3-4', '2046-07-30', '2046-08-10'],
    ])
      await newRow(db, 'term_biweek', { term_id: id, label, start_date: start, end_date: end })
    expect(await preview(db, admin, 'copy-2045')).toEqual([])
    expect(await add(db, admin, 'copy-2045')).toBe(0)
    expect(await add(db, admin, 'copy-2046', ['Free State'])).toBe(1)
    expect(await add(db, admin, 'copy-2046')).toBe(0)
    expect(await termsOf(db, 2047)).toEqual([
      {
        label: 'Winter 2047, second half of 2047',
        label_af: 'Winter 2047',
        start: '2047-07-17',
        end: '2047-09-20',
        printed: null,
        provinces: 2,
        cycles: [
          ['Own', '2047-07-17', '2047-07-26', 'red'],
          ['Weeks 3-4', '2047-07-29', '2047-08-09', 'cyan'],
        ],
      },
    ])
    expect(await add(db, admin, 'copy-2047', null, false)).toBe(1)
    expect(await termsOf(db, 2048)).toMatchObject([{ start: '2048-07-15', cycles: null }])
  }))

test('what is no calendar, and who is no administrator, is refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    for (const source of ['', 'copy-', 'copy-1999', 'copy-20266', 'public-2031', "' or true"]) {
      await expectRefused(preview(db, admin, source), 'term_set_not_known')
      await expectRefused(add(db, admin, source), 'term_set_not_known')
    }
    await db.root(`delete from public.term`)
    await expect(add(db, admin, 'public-2026', [])).rejects.toMatchObject({
      constraint: 'term_provinces_known',
    })
    const teacher = await newTeacher(db)
    await expectRefused(preview(db, teacher, 'public-2026'), 'admin_required')
    await expectRefused(add(db, teacher, 'public-2026'), 'admin_required')
  }))
