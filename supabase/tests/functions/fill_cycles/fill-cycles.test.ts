import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow, newTerm } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const fill = (db: Database, person: Person, id: string, afterTenth = true) =>
  db.asUser(person, 'select public.fill_cycles($1, $2) as added', [id, afterTenth])

const cyclesOf = (db: Database, id: string) =>
  db.root(
    `select label, start_date::text as start, end_date::text as end, color
     from public.term_biweek where term_id = $1 order by start_date`,
    [id],
  )

test('a term of eleven weeks gets five cycles, and the rest on request', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newTerm(db)
    expect(await fill(db, admin, id, false)).toEqual([{ added: 5 }])
    expect(await fill(db, admin, id, false)).toEqual([{ added: 0 }])
    expect(await fill(db, admin, id)).toEqual([{ added: 1 }])
    expect(await cyclesOf(db, id)).toEqual([
      { label: 'Weeks 1-2', start: '2031-01-15', end: '2031-01-24', color: 'red' },
      { label: 'Weeks 3-4', start: '2031-01-27', end: '2031-02-07', color: 'cyan' },
      { label: 'Weeks 5-6', start: '2031-02-10', end: '2031-02-21', color: 'pink' },
      { label: 'Weeks 7-8', start: '2031-02-24', end: '2031-03-07', color: 'deep-purple' },
      { label: 'Weeks 9-10', start: '2031-03-10', end: '2031-03-21', color: 'orange' },
      { label: 'Week 11', start: '2031-03-24', end: '2031-03-28', color: 'indigo' },
    ])
  }))

test('days that have a cycle keep it, whatever its label', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newTerm(db)
    await newRow(db, 'term_biweek', {
      term_id: id,
      label: 'Own',
      start_date: '2031-01-24',
      end_date: '2031-01-27',
    })
    const [preview] = await db.asUser(admin, 'select public.cycles_preview($1) as cycles', [id])
    const cycles = preview?.['cycles'] as { label: string }[] // as selected
    expect(cycles.map(({ label }) => label)).toEqual([
      'Weeks 5-6',
      'Weeks 7-8',
      'Weeks 9-10',
      'Week 11',
    ])
    expect(cycles[0]).toMatchObject({ schoolDays: 10, afterTenth: false })
    expect(cycles[3]).toMatchObject({ schoolDays: 5, afterTenth: true })
    expect(await fill(db, admin, id)).toEqual([{ added: 4 }])
  }))

test('the longest term has a cycle for each colour; a term that is gone and others are refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const id = await newTerm(db, { end_date: '2032-01-16' })
    expect(await fill(db, admin, id)).toEqual([{ added: 15 }])
    await expectRefused(fill(db, admin, randomUUID()), 'term_not_found')
    const teacher = await newTeacher(db)
    await expectRefused(fill(db, teacher, id), 'admin_required')
    await expectRefused(
      db.asUser(teacher, 'select public.cycles_preview($1)', [id]),
      'admin_required',
    )
  }))
