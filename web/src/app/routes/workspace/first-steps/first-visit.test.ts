import { expect, test } from 'vitest'
import { endFirstSteps, firstStepsAreOver, openStep } from './first-visit.ts'

test.each([
  [{ profile: null, classes: [] }, 'person'],
  [{ profile: { title: null }, classes: [{}] }, 'person'],
  [{ profile: { title: 'Ms' }, classes: [] }, 'class'],
  [{ profile: { title: 'Ms' }, classes: [{}] }, null],
])('with %o the next step is %s', (known, step) => {
  expect(openStep(known)).toBe(step)
})

test('one person finishing the first steps does not affect another in the same browser', () => {
  expect(firstStepsAreOver('one')).toBe(false)
  endFirstSteps('one')
  expect(firstStepsAreOver('one')).toBe(true)
  expect(firstStepsAreOver('two')).toBe(false)
})
