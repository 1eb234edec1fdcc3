import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { levelSchema } from './level-schema.ts'
import { taxonomySchema } from './taxonomy-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })

/** What is wrong with these values, in words. */
const wrong = (values: { label?: string; percentage?: string }) =>
  levelSchema(intl)
    .safeParse({ label: 'Knowledge', percentage: '25', ...values })
    .error?.issues.map(({ message }) => message)[0]

test.each(['', '   '])('a level needs its label and its percentage: %j', (typed) => {
  expect(wrong({ label: typed })).toBe('Label is required')
  expect(wrong({ percentage: typed })).toBe('Percentage is required')
})

test.each(['0', '100', '7'])('%s is a percentage', (percentage) => {
  expect(wrong({ percentage })).toBeUndefined()
})

test.each(['101', '-1', '12.5', '1e2', 'a third', '1000'])('%s is none', (percentage) => {
  expect(wrong({ percentage })).toBe('A whole number from 0 to 100')
})

test('a taxonomy needs its name', () => {
  const { error } = taxonomySchema(intl).safeParse({ name: ' ', source: '' })
  expect(error?.issues[0]?.message).toBe('Name is required')
})
