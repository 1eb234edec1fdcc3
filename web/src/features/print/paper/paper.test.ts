import { expect, test } from 'vitest'
import { readLesson, readPaper } from './paper.ts'

const school = (name: string, isGeneric = false) => ({
  __typename: 'School' as const,
  nodeId: name,
  name,
  isGeneric,
  schoolImgKey: isGeneric ? null : 'Schools/x/logo.webp',
})

const subject = {
  __typename: 'Subject' as const,
  nodeId: 's',
  grade: 'R',
  subject: 'Mathematics',
  subjectAf: 'Wiskunde',
}

const assessment = {
  __typename: 'TeacherAssessmentTemplate' as const,
  nodeId: 'a',
  title: 'Toets',
  totalMinutes: 30,
  fontFamily: 'Arial',
  headings: JSON.stringify([{ label: 'Question', value: 'Vraag' }]),
  instructions: '["Beantwoord AL die vrae."]',
  questions: '[{"number":"1","marks":2,"fields":[]}]',
  subject,
  school: school('Limpopo', true),
  taxonomy: null,
  translation: null,
}

const lesson = {
  __typename: 'TeacherSubjectTemplate' as const,
  nodeId: 'l',
  name: 'Breuke',
  totalPoints: null,
  minutes: 45,
  fontFamily: 'Default',
  headings: '[{"label":"Grade","value":"Graad"}]',
  template: '[{"name":"Begin","fields":[{"type":"Text","label":"Wat"}]}]',
  subject,
  school: null,
}

test('a paper has one language for its words and its subject', () => {
  expect(readPaper(assessment, null, 'en')).toMatchObject({
    language: 'af',
    font: 'Arial',
    subject: { grade: 'R', name: 'Wiskunde' },
    words: { Question: 'Vraag', Marks: 'Punte' },
    questions: [{ number: '1', marks: 2 }],
  })
})

test('subject and date in both languages say which half is in which', () => {
  const of = {
    ...assessment,
    headings: JSON.stringify([{ label: 'Date', value: '2027-06-09' }]),
    translation: JSON.stringify({ language: 'en', title: 'Test', instructions: [] }),
  }
  const { subject: named, date, halves } = readPaper(of, null, 'en', null, { languages: 'both' })
  expect(named?.name).toBe('Wiskunde / Mathematics')
  expect(halves.get('Wiskunde / Mathematics')).toEqual([
    { text: 'Wiskunde / ', language: 'af' },
    { text: 'Mathematics', language: 'en' },
  ])
  expect(halves.get(date)?.map(({ text }) => text)).toEqual(['9 Junie 2027 / ', '9 June 2027'])
})

test('a date or term with a digit is content, one without is a label, and a number is never a label', () => {
  const headings = (values: Record<string, string>) =>
    JSON.stringify(Object.entries(values).map(([label, value]) => ({ label, value })))
  const written = { Date: '2026-11-24', Term: 'Kwartaal 4', Total: '50', Question: 'Vraag' }
  expect(readPaper({ ...assessment, headings: headings(written) }, null, 'en')).toMatchObject({
    date: '24 November 2026',
    term: 'Kwartaal 4',
    words: { Date: 'Datum', Total: 'Totaal' },
  })
  const words = { Date: 'Datum', Term: 'Termyn' }
  expect(readPaper({ ...assessment, headings: headings(words) }, null, 'en')).toMatchObject({
    date: '',
    term: '',
    words: { Date: 'Datum', Term: 'Termyn' },
  })
})

test('the school is the teacher’s own, otherwise the paper’s, never a generic one', () => {
  const own = school('Marula Ridge')
  expect(readPaper(assessment, own, 'en').school?.name).toBe('Marula Ridge')
  expect(readPaper(assessment, null, 'en').school).toBeNull()
  expect(readPaper({ ...assessment, school: own }, school('GP', true), 'en').school).toEqual({
    name: 'Marula Ridge',
    logo: 'Schools/x/logo.webp',
  })
})

test('a lesson is in the language of its headings, otherwise in the reader’s', () => {
  expect(readLesson(lesson, null, 'en')).toMatchObject({
    language: 'af',
    subject: { name: 'Wiskunde' },
    steps: [{ name: 'Begin' }],
  })
  expect(readLesson({ ...lesson, headings: '[]' }, null, 'en').subject?.name).toBe('Mathematics')
})

test('an invalid document is an error, not an empty paper', () => {
  expect(() => readPaper({ ...assessment, questions: '[{"number":1}]' }, null, 'en')).toThrow()
  expect(() => readLesson({ ...lesson, template: '{}' }, null, 'en')).toThrow()
})
