import { expect, test } from 'vitest'
import { asksByPlace } from './asks-by-place.ts'

test.each([
  'Explain why option B is wrong.',
  'Verduidelik waarom opsie B verkeerd is.',
  'Why can answer (C) not be right?',
  'Compare options A and C.',
  'Which of statements A or B is true?',
  'The last option is for those who have finished.',
  'Die laaste twee opsies is moeiliker.',
  'The answers are in alphabetical order.',
  'Die antwoorde staan in volgorde.',
  'The choices are arranged from small to large.',
])('"%s" means the options as they stand', (line) => {
  expect(asksByPlace([line])).toBe(true)
})

test.each([
  'Which of the following is a river?',
  'Watter een van die volgende is ’n rivier?',
  'Choose the correct answer (A, B, C or D).',
  'Write only the letter (A–D) next to the question number, e.g. 1.1 D.',
  'Kies die regte antwoord en skryf net die letter (A tot D) neer.',
  'Choose the correct option from those below.',
  'Use your answer to 1.1.',
  'Place point A on the line.',
  'Arrange the planets from small to large.',
])('"%s" does not', (line) => {
  expect(asksByPlace([line])).toBe(false)
})
