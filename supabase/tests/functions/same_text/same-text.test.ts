import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  sameText,
  searchableText,
  searchText,
  typedWords,
} from '../../../functions/_shared/text/same-signs.ts'
import { rolledBack, type Database } from '../../support/database.ts'

const inSql = async (db: Database, texts: string[]) =>
  db.root(
    `select private.same_text(text) as same, private.search_text(text) as search,
       private.searchable_text(text) as searchable, private.is_blank(text) as blank,
       array(select private.typed_words(text)) as typed
     from unnest($1::text[]) with ordinality as given (text, place) order by place`,
    [texts],
  )

const inTypeScript = (text: string) => ({
  same: sameText(text),
  search: searchText(text),
  searchable: searchableText(text),
  blank: sameText(text) === '',
  typed: typedWords(text),
})

/** Letters of every kind, and the signs that matter more often than chance would bring them. */
const signs = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...Array.from(
        ` '-"aBz09.@/\`´’‘–—−\u00a0\u2009\u200b\u202e\ufeff\u00adéÉÄßøÆŉĲﬁ①½²\u0301\u0308’ｋ４`,
      ),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
/** Letters that came with Unicode 16: Postgres 17 does not know their accents and widths yet. */
const young =
  /[\ua7f1\u{105c9}\u{105e4}\u{11380}-\u{113ff}\u{16100}-\u{1613f}\u{16d40}-\u{16d7f}\u{1ccd0}-\u{1ccff}]/u

const texts = fc.array(signs, { maxLength: 60 }).map((parts) =>
  parts
    .join('')
    .replaceAll('\0', '')
    .replace(/\p{Cn}/gu, '')
    .replace(new RegExp(young, 'gu'), ''),
)

test(
  'the database and the programs compare random texts in the same way',
  () =>
    rolledBack(async (db) => {
      await fc.assert(
        fc.asyncProperty(fc.array(texts, { minLength: 20, maxLength: 40 }), async (given) => {
          expect(await inSql(db, given)).toEqual(given.map(inTypeScript))
        }),
        { numRuns: 60 },
      )
    }),
  120_000,
)

test(
  'every letter that there is is compared in the same way',
  () =>
    rolledBack(async (db) => {
      const letters = Array.from({ length: 0x1_ff_ff }, (_, place) => place + 1)
        .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
        .filter(
          (point) =>
            !/\p{Script=Han}|\p{Script=Hangul}|\p{Cn}|\p{Co}/u.test(String.fromCodePoint(point)),
        )
        .filter((point) => !young.test(String.fromCodePoint(point)))
        .map((point) => `a${String.fromCodePoint(point)}b`)
      const differ: string[] = []
      for (let from = 0; from < letters.length; from += 20_000) {
        const some = letters.slice(from, from + 20_000)
        const rows = await db.root(
          `select private.same_text(text) as same, private.search_text(text) as search, private.is_blank(substr(text, 2, 1)) as blank
         from unnest($1::text[]) with ordinality as given (text, place) order by place`,
          [some],
        )
        rows.forEach(({ same, search, blank }, place) => {
          const text = some[place] ?? ''
          if (
            same !== sameText(text) ||
            search !== searchText(text) ||
            blank !== (sameText(text.slice(1, -1)) === '')
          )
            differ.push((text.codePointAt(1) ?? 0).toString(16))
        })
      }
      expect(differ).toEqual([])
    }),
  120_000,
)
