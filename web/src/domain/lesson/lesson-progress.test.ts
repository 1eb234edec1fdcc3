import { expect, test } from 'vitest'
import { isFilled, lessonProgress } from './lesson-progress.ts'

test.each([
  ['', false],
  ['  ', false],
  [null, false],
  [undefined, false],
  [[], false],
  ['x', true],
  [['x'], true],
])('a field with %o is filled: %s', (value, filled) => {
  expect(isFilled({ value })).toBe(filled)
})

test('name, subject, headings and fields count alike', () => {
  const lesson = {
    name: 'Fractions',
    subjectId: '',
    headings: [
      { label: 'Grade', value: '4' },
      { label: 'Date', value: ' ' },
    ],
    steps: [
      {
        name: 'Introduction',
        fields: [
          { type: 'Text' as const, label: 'Aim', value: 'Halves' },
          { type: 'Checkbox' as const, label: 'How', value: [], items: ['Pairs'] },
        ],
      },
    ],
  }
  expect(lessonProgress(lesson)).toBe(3 / 6)
  expect(
    lessonProgress({
      ...lesson,
      subjectId: 'maths',
      headings: lesson.headings.slice(0, 1),
      steps: [],
    }),
  ).toBe(1)
})
