import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newRow, newTeacherIn, newTerm } from '../../support/planning.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'

test('teachers see the terms of their province with the biweeks, administrators all', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db, { provinces: ['Limpopo', 'Gauteng'] })
    await newRow(db, 'term_biweek', {
      term_id: id,
      label: 'Weeks 1-2',
      start_date: '2031-01-15',
      end_date: '2031-01-24',
    })
    const people = {
      // The teacher of everyRole has no province yet.
      ...(await everyRole(db)),
      there: await newTeacherIn(db, 'Gauteng'),
      elsewhere: await newTeacherIn(db, 'Western Cape'),
    }
    for (const read of [
      'select id from public.term where id = $1',
      'select id from public.term_biweek where term_id = $1',
    ]) {
      expect(await allowed(db, people, read, [id])).toEqual(['admin', 'there'])
      expect(await db.root(read, [id])).toHaveLength(1)
    }
    await expectRefused(db.asAnon('select id from public.term'), noRight('term'))
    await expectRefused(db.asAnon('select id from public.term_biweek'), noRight('term_biweek'))
  }))

test.each([
  `insert into public.term (label, start_date, end_date, provinces)
    values ('Term 5', '2031-04-01', '2031-05-01', '{Limpopo}') returning id`,
  `update public.term set label = 'Never' where start_date = '2031-01-15' returning id`,
  `delete from public.term where start_date = '2031-01-15' returning id`,
  `insert into public.term_biweek (term_id, label, start_date, end_date)
    select id, 'Weeks 3-4', '2031-01-27', '2031-02-07' from public.term where start_date = '2031-01-15'
    returning id`,
  `update public.term_biweek set color = 'teal' where start_date = '2031-01-15' returning id`,
  `delete from public.term_biweek where start_date = '2031-01-15' returning id`,
])('only administrators: %s', (statement) =>
  rolledBack(async (db) => {
    const id = await newTerm(db)
    await newRow(db, 'term_biweek', {
      term_id: id,
      label: 'Weeks 1-2',
      start_date: '2031-01-15',
      end_date: '2031-01-24',
    })
    const people = { ...(await everyRole(db)), there: await newTeacherIn(db, 'Limpopo') }
    const state = 'select * from public.term left join public.term_biweek on term_id = term.id'
    const before = await db.root(state)
    expect(await allowed(db, people, statement)).toEqual(['admin'])
    expect(await db.root(state)).toEqual(before)
  }),
)

test('the colour of a new two-week cycle cannot be chosen', () =>
  rolledBack(async (db) => {
    const id = await newTerm(db)
    const { admin } = await everyRole(db)
    if (!admin) throw new Error('no administrator')
    await expectRefused(
      db.asUser(
        admin,
        `insert into public.term_biweek (term_id, label, start_date, end_date, color)
         values ($1, 'Weeks 1-2', '2031-01-15', '2031-01-24', 'teal')`,
        [id],
      ),
      noRight('term_biweek'),
    )
  }))
