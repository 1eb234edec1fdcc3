import { expect, test } from 'vitest'
import { fittingSet, type ForPapers } from '../../../web/src/domain/papers/fitting-levels.ts'
import { rolledBack, type Database } from '../support/database.ts'

type Set = ForPapers & { name: string }
interface Subject {
  grade: string
  subject: string
  subjectAf: string | null
}

const read = async (db: Database) => ({
  sets: (await db.root(
    'select name, language, certainty, year, grades, subjects from public.taxonomy order by name',
  )) as unknown as Set[],
  subjects: (await db.root(
    `select grade, subject, subject_af as "subjectAf" from public.subject
     where created_by is null order by grade_order, subject`,
  )) as unknown as Subject[],
})

/** For which subjects there are levels, by grade; the others have none that anybody prescribes. */
const withLevels: Record<string, RegExp> = {
  R: /^$/,
  '1': /^$/,
  '2': /^$/,
  '3': /^$/,
  '4': /./,
  '5': /./,
  '6': /./,
  '7': /^(?!Creative Arts)/,
  '8': /^(?!Creative Arts|.* Language$|Economic)/,
  '9': /^(?!Creative Arts|.* Language$|Economic)/,
  '10': /Language$|^Mathematics$|^Mathematical|^Physical|^Life Sci|^Business|^Economics|^Accounting/,
  '11': /Language$|^Mathematics$|^Mathematical|^Physical|^Life Sci|^Business|^Economics|^Accounting/,
  '12': /Language$|^Mathematics$|^Mathematical|^Physical|^Life Sci|^Business|^Economics|^Accounting/,
}

test('each subject of the curriculum has the fitting levels in both languages, or none at all', () =>
  rolledBack(async (db) => {
    const { sets, subjects } = await read(db)
    expect(subjects.length).toBeGreaterThan(300)
    for (const subject of subjects) {
      const name = `${subject.grade} ${subject.subject}`
      const expected = withLevels[subject.grade]?.test(subject.subject) === true
      for (const language of ['en', 'af']) {
        const set = fittingSet(sets, subject, language)
        expect([name, set !== null]).toEqual([name, expected])
        if (set !== null) expect([name, set.language]).toEqual([name, language])
      }
    }
  }))

test.each([
  ['7', 'Natural Sciences', 'en', 'Natural Sciences, Grades 7 to 9'],
  ['7', 'Mathematics', 'af', 'Wiskunde, graad 4 tot 9'],
  ['12', 'Mathematics', 'en', 'Mathematics, Grades 10 to 12'],
  ['12', 'Technical Mathematics', 'en', undefined],
  ['6', 'isiZulu Home Language', 'en', 'Languages, Grades 4 to 7'],
  ['10', 'Geography', 'en', undefined],
  ['6', 'Natural Sciences and Technology', 'en', 'Natural Sciences and Technology, Grades 4 to 6'],
])('a paper of Grade %s %s in %s has %s', (grade, name, language, expected) =>
  rolledBack(async (db) => {
    const { sets, subjects } = await read(db)
    const subject = subjects.find((one) => one.grade === grade && one.subject === name)
    if (subject === undefined) throw new Error('no such subject')
    expect(fittingSet(sets, subject, language)?.name).toBe(expected)
  }),
)
