import { describe, expect, test } from 'vitest'
import { rolledBack, type Row } from '../../support/database.ts'
import { newSubject } from '../../support/planning.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'
import { newPerson } from '../../support/world.ts'

const everybody = ['teacher', 'admin', 'superadmin', 'reporting', 'nobody']

describe('rights', () => {
  test('signed-in people read and create subjects, visitors do not', () =>
    rolledBack(async (db) => {
      const id = await newSubject(db)
      const read = 'select id from public.subject where id = $1'
      const create = `insert into public.subject (grade, subject) values ('4', 'Chess') returning id`
      const people = await everyRole(db)
      expect(await allowed(db, people, read, [id])).toEqual(everybody)
      expect(await allowed(db, people, create)).toEqual(everybody)
      await expectRefused(db.asAnon(read, [id]), noRight('subject'))
      await expectRefused(db.asAnon(create), noRight('subject'))
      expect(await db.root(`select from public.subject where subject = 'Chess'`)).toEqual([])
    }))

  test('people change subjects that they added, administrators all', () =>
    rolledBack(async (db) => {
      const people = await everyRole(db)
      const change = `update public.subject set subject = 'Renamed' where id = $1 returning id`
      const national = await newSubject(db)
      expect(await allowed(db, people, change, [national])).toEqual(['admin'])

      const author = await newPerson(db)
      const [added] = await db.asUser(
        author,
        `insert into public.subject (grade, subject) values ('4', 'Chess') returning id`,
      )
      expect(await allowed(db, { ...people, author }, change, [added?.['id']])).toEqual([
        'admin',
        'author',
      ])
      expect(
        await db.root('select subject from public.subject where id = $1', [added?.['id']]),
      ).toEqual([{ subject: 'Chess' }])
    }))

  test('nobody deletes a subject or sets who added it', () =>
    rolledBack(async (db) => {
      const id = await newSubject(db)
      const people = await everyRole(db)
      expect(
        await allowed(db, people, 'delete from public.subject where id = $1 returning id', [id]),
      ).toEqual([])
      expect(
        await allowed(
          db,
          people,
          `insert into public.subject (grade, subject, created_by) values ('4', 'Chess', null) returning id`,
        ),
      ).toEqual([])
      expect(await db.root('select id from public.subject where id = $1', [id])).toEqual([{ id }])
    }))
})

describe('a subject', () => {
  test.each<[string, Row]>([
    ['subject_grade_known', { grade: '13' }],
    ['subject_grade_known', { grade: 'r' }],
    ['subject_subject_present', { subject: '  ' }],
    ['subject_subject_length', { subject: 'x'.repeat(101) }],
    ['subject_subject_af_length', { subject_af: '' }],
    ['subject_grade_subject_key', { subject: ' MATHEMATICS ' }],
  ])('is refused by %s: %o', (constraint, change) =>
    rolledBack(async (db) => {
      await expect(newSubject(db, change)).rejects.toMatchObject({ constraint })
    }),
  )
})

describe('the curriculum', () => {
  const taught = `select subject, subject_af from public.subject
    where grade = $1 and subject not like '%Language' order by subject`

  test.each([
    ['R', ['Life Skills', 'Mathematics']],
    ['3', ['Life Skills', 'Mathematics']],
    ['6', ['Life Skills', 'Mathematics', 'Natural Sciences and Technology', 'Social Sciences']],
    [
      '9',
      [
        'Creative Arts',
        'Economic and Management Sciences',
        'Life Orientation',
        'Mathematics',
        'Natural Sciences',
        'Social Sciences',
        'Technology',
      ],
    ],
  ])('of grade %s is taught', (grade, subjects) =>
    rolledBack(async (db) => {
      expect((await db.root(taught, [grade])).map(({ subject }) => subject)).toEqual(subjects)
    }),
  )

  test('has 30 subjects beside the languages in grades 10 to 12, and Afrikaans names but for two', () =>
    rolledBack(async (db) => {
      for (const grade of ['10', '11', '12']) {
        const rows = await db.root(taught, [grade])
        expect(rows).toHaveLength(30)
        expect(rows.filter((row) => row['subject_af'] === null)).toEqual([
          { subject: 'Agricultural Management Practices', subject_af: null },
          { subject: 'Design', subject_af: null },
        ])
      }
    }))

  test('has eleven home languages in every grade, and no additional language in grade R', () =>
    rolledBack(async (db) => {
      expect(
        await db.root(
          `select count(*) filter (where subject like '% Home Language')::int as home,
             count(*) filter (where subject like '% First Additional Language')::int as additional,
             count(*) filter (where grade = 'R' and subject like '%Additional%')::int as in_grade_r
           from public.subject`,
        ),
      ).toEqual([{ home: 11 * 13, additional: 11 * 12, in_grade_r: 0 }])
      expect(
        await db.root(
          `select subject_af from public.subject where grade = '4' and subject = 'English First Additional Language'`,
        ),
      ).toEqual([{ subject_af: 'Engels Eerste Addisionele Taal' }])
    }))
})
