import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { newRow, newTeacherIn, newTerm } from '../../support/planning.ts'
import { newPerson } from '../../support/world.ts'

const told = async (db: Database, id: string) => {
  const [row] = await db.asUser(
    await newPerson(db, ['admin']),
    'select public._school_days(term) as days, public._findings(term) as findings from public.term where id = $1',
    [id],
  )
  return row as { days: number; findings: Row[] } | undefined // as selected
}

const biweek = (db: Database, termId: string, start: string, end: string) =>
  newRow(db, 'term_biweek', { term_id: termId, label: start, start_date: start, end_date: end })

test('school days are Mondays to Fridays without a holiday', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db, { start_date: '2031-01-15', end_date: '2031-01-26' })
    expect(await told(db, id)).toEqual({ days: 8, findings: [] })
    await newRow(db, 'holiday', { label: 'Election', date: '2031-01-20' })
    await newRow(db, 'holiday', { label: 'Another of the day', date: '2031-01-20' })
    await newRow(db, 'holiday', { label: 'On a Saturday', date: '2031-01-18' })
    expect(await told(db, id)).toMatchObject({ days: 7 })
  }))

test('a term upon another one of a shared province is told, with the days and the provinces', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db, { provinces: ['Gauteng', 'Limpopo', 'Free State'] })
    await newTerm(db, {
      label: 'Guide',
      start_date: '2031-03-28',
      end_date: '2031-04-20',
      provinces: ['Limpopo', 'Gauteng'],
    })
    await newTerm(db, { label: 'Elsewhere', provinces: ['Western Cape'] })
    await newTerm(db, {
      label: 'The day after',
      start_date: '2031-03-29',
      end_date: '2031-04-20',
      provinces: ['Free State'],
    })
    expect((await told(db, id))?.findings).toEqual([
      {
        kind: 'overlap',
        label: 'Guide',
        labelAf: null,
        firstDay: '2031-03-28',
        lastDay: '2031-03-28',
        provinces: ['Gauteng', 'Limpopo'],
      },
    ])
  }))

test.each([
  ['2031-05-03', []],
  ['2031-05-04', ['gap']],
])('five weeks without a term are a holiday, more are a gap: %s', (start, kinds) =>
  rolledBack(async (db) => {
    await newTerm(db)
    const id = await newTerm(db, { start_date: start, end_date: '2031-06-20' })
    expect((await told(db, id))?.findings.map(({ kind }) => kind)).toEqual(kinds)
    const elsewhere = await newTerm(db, {
      start_date: start,
      end_date: '2031-06-20',
      provinces: ['Gauteng'],
    })
    expect((await told(db, elsewhere))?.findings).toEqual([])
  }),
)

test('cycles beyond the term, upon each other, and school days in none are told', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db, { end_date: '2031-02-07' })
    await biweek(db, id, '2031-01-14', '2031-01-24')
    await biweek(db, id, '2031-01-24', '2031-02-05')
    expect((await told(db, id))?.findings).toMatchObject([
      { kind: 'biweek_outside', firstDay: '2031-01-14' },
      { kind: 'biweek_overlap', firstDay: '2031-01-24', lastDay: '2031-01-24' },
      { kind: 'biweek_gap', days: 2, firstDay: '2031-02-06', lastDay: '2031-02-07' },
    ])
  }))

test('the two years that every installation begins with have nothing to tell, and 2026 a wrong number', () =>
  rolledBack(async (db) => {
    expect(
      await db.asUser(
        await newPerson(db, ['admin']),
        `select label, public._school_days(term) as days, gazetted_days as printed from public.term
         where public._findings(term) <> '[]' or public._school_days(term) <> gazetted_days order by start_date`,
      ),
    ).toEqual([{ label: 'Term 3, 2026', days: 46, printed: 51 }])
  }))

test('a teacher is told neither', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db)
    expect(
      await db.asUser(
        await newTeacherIn(db, 'Limpopo'),
        'select public._school_days(term) as days, public._findings(term) as findings from public.term where id = $1',
        [id],
      ),
    ).toEqual([{ days: null, findings: null }])
  }))
