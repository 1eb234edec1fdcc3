import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalPhone, typedPhone } from '../../../functions/_shared/text/phone-number.ts'
import { rolledBack, type Database } from '../../support/database.ts'

const inSql = async (db: Database, texts: string[]) =>
  (
    await db.root(
      `select private.typed_phone(text) as phone from unnest($1::text[]) with ordinality as given (text, place)
       order by place`,
      [texts],
    )
  ).map(({ phone }) => phone)

const ways = [
  '082 123 4567',
  '0821234567',
  '(082) 123-4567',
  '082-123-4567',
  '082.123.4567',
  '0821 234 567',
  '082/1234567',
  '+27 82 123 4567',
  '+27 (0)82 123 4567',
  '+27(0)821234567',
  '0027 82 123 4567',
  '27821234567',
  '\u202a+27 82 123 4567\u202c',
  '\u200b082\u00a0123\u20114567',
  '\uff10\uff18\uff12 123 4567',
]

test.each(ways)('%j is one number', (written) =>
  rolledBack(async (db) => {
    expect(internationalPhone(written)).toBe('+27821234567')
    expect(await inSql(db, [written])).toEqual([typedPhone(written)])
    const [searched] = await db.root('select private.with_phone_digits($1) as words', [written])
    expect(String(searched?.['words']).trim()).toBe('821234567')
  }),
)

test('the database and the programs read random numbers in the same way', () =>
  rolledBack(async (db) => {
    const written = fc
      .array(fc.constantFrom(...Array.from('0027+() -./8\u00a0\u202ax123')), { maxLength: 16 })
      .map((signs) => signs.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 50, maxLength: 80 }), async (texts) => {
        expect(await inSql(db, texts)).toEqual(texts.map(typedPhone))
      }),
      { numRuns: 40 },
    )
  }))

test.each([
  ['2026-01-14', '2026-01-14'],
  ['nkosi 060 123', 'nkosi 60123'],
  ['nkosi', 'nkosi'],
  ['14 january', '14 january'],
])('%o is searched as %o', (words, searched) =>
  rolledBack(async (db) => {
    const [row] = await db.root(
      `select regexp_replace(private.with_phone_digits($1), ' +', ' ', 'g') as words`,
      [words],
    )
    expect(row).toEqual({ words: searched })
  }),
)
