import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signSql } from '../../../signs/sign-sql.ts'
import { containsWords, sameText, searchText } from './same-signs.ts'

test.each([
  ['apostrophes', '\u2019n storie', "'n storie"],
  ['the letter of Afrikaans with its apostrophe', '\u0149 storie', "'n storie"],
  ['backtick and prime', 'D\u0060Almeida D\u2032Almeida', "d'almeida d'almeida"],
  ['double prime as a quotation mark', '12\u2033 \u201cx\u201d', '12" "x"'],
  ['dashes', '4\u20136 4\u20146 4\u22126 4\u20116', '4-6 4-6 4-6 4-6'],
  ['blanks', '\u00a0a\u2009\u202f\u3000b\t', 'a b'],
  [
    'marks of direction and of no width',
    '\u202a060\u200b 123\u202c\ufeff\u00ad\u2060\u200f',
    '060 123',
  ],
  ['variation selectors', '\u2764\ufe0f', '\u2764'],
  ['letters taken apart', 'Klie\u0308nte', 'kli\u00ebnte'],
  ['full width', '\uff34\uff25\uff33\uff34\uff0d\uff11', 'test-1'],
  ['ligatures', '\ufb01ets \ufb02itskaart \u0132sland', 'fiets flitskaart ijsland'],
  ['letters of mathematics', '\ud835\udc01\ud835\udfd2', 'b4'],
  ['click letters', '\u01c3Xam N\u01c0uu', '!xam n|uu'],
  ['nothing that is seen', ' \u200b\u2800\u3164\u00ad\t', ''],
])('%s', (_, typed, same) => {
  expect(sameText(typed)).toBe(same)
})

test('accents make two texts, but one search', () => {
  expect(sameText('s\u00ea')).not.toBe(sameText('se'))
  expect(searchText('S\u00ca Sm\u00f8rgås \u0152uvre \u1e71wo')).toBe('se smorgas oeuvre two')
})

test.each([
  ['Co-operative learning', 'cooperative', true],
  ['Cooperative learning', 'co\u2011operative', true],
  ['Senhor D\u2019Almeida', 'dalmeida', true],
  ['Senhor DAlmeida', "d'almeida", true],
  ['Graad 4 \u2013 6', 'graad 4-6', true],
  ['Graad 46', '4-6', false],
  ['KRYT-000123', 'kryt000123', true],
  ['mother-in-law', 'mother-in-', true],
  ['\u2019n Storie', "'n", true],
  ['Storie', "'n", false],
])('%o contains %o: %o', (text, words, contained) => {
  expect(containsWords(text, words)).toBe(contained)
})

test('a compared text is compared as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(sameText(sameText(text))).toBe(sameText(text))
      expect(searchText(searchText(text))).toBe(searchText(text))
    }),
    { numRuns: 2000 },
  )
})

test('the migration holds the table', () => {
  const migration = new URL('../../../migrations/20261121000110_same_signs.sql', import.meta.url)
  expect(readFileSync(migration, 'utf8')).toContain(signSql())
})
