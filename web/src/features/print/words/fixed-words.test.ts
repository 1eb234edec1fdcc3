import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedWords } from './fixed-words.ts'
import { joinedWords, paperWords } from './paper-words.ts'
import { sheetWords, sheetWordsIn } from './sheet-words.ts'

const own = joinedWords(paperWords([], 'en'), paperWords([], 'af'))
const cut = fixedWords('af', [own, paperWords([], 'af')], [sheetWordsIn('en', 'af'), sheetWords.af])
const inAfrikaans = (text: string) =>
  cut(text).flatMap(({ text: words, language }) => (language === 'af' ? words : []))

test('each word of a composed text is cut before its second language', () => {
  expect(inAfrikaans(`${own.Total} ${own.Section} A: 30`)).toEqual(['Totaal', 'Afdeling'])
  expect(inAfrikaans(`2 ${own.Questions.toLowerCase()} · 1 ${own.Section}`)).toEqual([
    'vrae',
    'Afdeling',
  ])
  // Not "minute / minuut", with which "minutes / minute" could be confused.
  expect(inAfrikaans(`30 ${own.Minutes}`)).toEqual(['minute'])
})

test('a sentence stands below that of the other language', () => {
  expect(inAfrikaans(sheetWordsIn('en', 'af').paperPages(3))).toEqual([
    'Hierdie vraestel bestaan uit 3\u00a0bladsye.',
  ])
})

test('a word that is the same in both, and what nobody translated, are in no second language', () => {
  expect(inAfrikaans('Memorandum')).toEqual([])
  expect(inAfrikaans('Rivers / Riviere')).toEqual([])
  const alone = fixedWords('af', [paperWords([], 'en'), paperWords([], 'af')])
  expect(alone('Question 1')).toEqual([{ text: 'Question 1', language: null }])
})

test('the letters stay the same', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom(...Object.values(own)), fc.string()))
  fc.assert(
    fc.property(pieces, (all) => {
      const text = all.join(' ')
      expect(
        cut(text)
          .map((one) => one.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
