import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const ask = 'select public.curriculum_preview() as missing'

test('what the list misses of the curriculum is told and added, and only that', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, ask)).toEqual([{ missing: [] }])
    await db.root(
      `delete from public.subject where (grade, subject) in
       (('7', 'Natural Sciences'), ('R', 'Life Skills'), ('10', 'Music'))`,
    )
    // The same name in other signs is the same subject.
    await db.root(
      `update public.subject set subject = 'NATURAL  SCIENCES' where grade = '8' and subject = 'Natural Sciences'`,
    )
    expect(await db.asUser(admin, ask)).toEqual([
      {
        missing: [
          {
            phase: 'foundation',
            grade: 'R',
            subject: 'Life Skills',
            subjectAf: 'Lewensvaardighede',
          },
          {
            phase: 'senior',
            grade: '7',
            subject: 'Natural Sciences',
            subjectAf: 'Natuurwetenskappe',
          },
          { phase: 'further', grade: '10', subject: 'Music', subjectAf: 'Musiek' },
        ],
      },
    ])
    const add = async (...phases: string[]) => {
      const [row] = await db.asUser(admin, 'select public.add_curriculum_subjects($1) as added', [
        phases,
      ])
      return row?.['added']
    }
    expect(await add('intermediate', 'nonsense')).toBe(0)
    expect(await add('foundation', 'senior')).toBe(2)
    expect(await add('foundation', 'senior')).toBe(0)
    const [added] = await db.root(
      `select subject_af, created_by from public.subject where grade = '7' and subject = 'Natural Sciences'`,
    )
    expect(added).toEqual({ subject_af: 'Natuurwetenskappe', created_by: null })
  }))

test('only administrators', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, ask), 'admin_required')
    await expectRefused(
      db.asUser(teacher, `select public.add_curriculum_subjects('{senior}')`),
      'admin_required',
    )
  }))
