import { expect, test } from 'vitest'
import { subjectAccent } from './subject-accent.ts'

test.each([
  ['mathematics', 'blue'],
  ['english-first-additional-language', 'red'],
  ['afrikaans-huistaal', 'red'],
  ['natural-sciences-and-technology', 'green'],
  ['social-sciences', 'orange'],
  ['life-skills', 'yellow'],
  ['life-orientation', 'yellow'],
  ['economic-and-management-sciences', 'teal'],
  ['technology', 'violet'],
  ['creative-arts', 'pink'],
  ['Natural Sciences and Technology', 'green'],
  ['English Home Language', 'red'],
  ['grade-4', null],
])('%s is %s', (name, accent) => {
  expect(subjectAccent(name)).toBe(accent)
})
