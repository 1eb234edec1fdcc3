import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { subjectSchema } from './subject-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const others = [{ grade: '4', subject: 'Natural Sciences' }]

/** What is wrong with these values, by field. */
function wrong(values: Partial<{ grade: string; subject: string; subjectAf: string }>) {
  const schema = subjectSchema(intl, others)
  const found = schema.safeParse({ grade: '4', subject: 'History', subjectAf: '', ...values })
  return found.success ? [] : found.error.issues.map(({ path, message }) => [path[0], message])
}

test.each([
  ['grade', { grade: '' }, 'Grade required'],
  ['subject', { subject: ' ' }, 'Subject required'],
])('a subject needs its %s', (field, values, message) => {
  expect(wrong(values)).toEqual([[field, message]])
})

test.each(['Natural Sciences', ' natural  sciences ', 'NATURAL SCIENCES', 'Natural\u00a0Sciences'])(
  'a subject that the grade has is named: %j',
  (subject) => {
    expect(wrong({ subject })).toEqual([['subject', 'Subject already added to Grade 4']])
  },
)

test('the same name in another grade is another subject', () => {
  expect(wrong({ grade: '5', subject: 'Natural Sciences' })).toEqual([])
})
