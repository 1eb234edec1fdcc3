import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['Beantwoord die vrae. Wat is die som van die getalle, en hoe het jy dit gekry?', 'af'],
  ['Answer the questions. What is the sum of the numbers, and how did you get to it?', 'en'],
  ['12 + 7 = ____', ''],
  ['What is the sum of these? Wat is die som van hierdie, en hoe het jy dit and how?', ''],
])('%s', (text, language) => expect(languageOf(text)).toBe(language))
