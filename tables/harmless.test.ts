import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { harmless, withoutGuard } from './harmless.ts'

const hostile = [
  '=1+1', '+27', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '\u200b=1', '＝1+1', 'a,=1+1', 'a;=1+1', 'a\t=1', 'a|@x',
  'a\n=1', "'=1", "''=1", "a,'=1", 'x,+1;-2,@y',
] // prettier-ignore

test.each(hostile)('%o begins no formula in any dialect, and comes back', (text) => {
  const guarded = harmless(text)
  for (const delimiter of [',', ';', '\t', '|'])
    for (const cells of parse(guarded, { delimiter, relax_quotes: true, relax_column_count: true }))
      for (const cell of cells) expect(cell.trim()).not.toMatch(/^[\p{Cf}]*[=+\-@＝]/u)
  expect(withoutGuard(guarded)).toBe(text)
})

test.each(['Graad 4 - Breuke', 'a, -5', "'n Storie", 'co-operative', '082 123', ''])(
  '%o stays as it is',
  (text) => expect(harmless(text)).toBe(text),
)
