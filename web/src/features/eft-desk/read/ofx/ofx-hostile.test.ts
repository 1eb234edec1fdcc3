import { expect, test } from 'vitest'
import { readStatement } from '../read-statement.ts'

const head =
  'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>62000000031</BANKACCTFROM><BANKTRANLIST>'
const line = (text: string, id: number | string = 1) =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261125<TRNAMT>1.00<FITID>${String(id)}<MEMO>${text}</STMTTRN>`
const file = (body: string) => `${head}${body}</BANKTRANLIST></STMTRS></OFX>`
const many = (text: string, count = 200_000) => text.repeat(count)

/** Each with how many lines are read of it. Beside the hostile part stands a line that must not be lost. */
const hostile: [string, string, number][] = [
  [
    '100,000 lines',
    file(Array.from({ length: 100_000 }, (_, id) => line('A', id)).join('')),
    100_000,
  ],
  [
    '100,000 lines that nobody closes',
    file(many(line('A').replace('</STMTTRN>', ''), 100_000)),
    100_000,
  ],
  ['a text of a megabyte', file(line(many('word ')) + line('B')), 2],
  ['a megabyte without an end', file(line(many('<![CDATA[')) + line('B')), 2],
  ['nesting of known elements', file(line('B') + many('<PAYEE>') + many('</PAYEE>')), 1],
  ['nesting of elements', file(line('B') + many('<X>') + many('</Y>')), 1],
  ['nesting of statements', file(many('<STMTRS>') + line('B')), 1],
  ['signs that begin no tag', file(line(many('<')) + line('B')), 2],
  ['tags that never end', file(line(many('<a ')) + line('B')), 2],
  ['quotation marks in a tag', file(line(`<a ${many('"')}>`) + line('B')), 2],
  ['entities', file(line(many('&amp;')) + line('B')), 2],
  ['ampersands', file(line(many('&')) + line('B')), 2],
  ['comments that never end', file(line('B') + many('<!--')), 1],
  ['ends of CDATA', file(line(many(']]>')) + line('B')), 2],
  ['an id of a megabyte', file(line('A', many('1234567890')) + line('B')), 2],
  ['a value that is said often', file(line(many('<NAME>A')) + line('B')), 2],
  ['an amount of a megabyte', file(line('A').replace('1.00', many('1')) + line('B')), 1],
  ['a day of a megabyte', file(line('A').replace('20261125', many('2026[')) + line('B')), 1],
  [
    'corrections of one another',
    file(
      Array.from({ length: 20_000 }, (_, id) =>
        line(`A<CORRECTFITID>${String(id % 7)}<CORRECTACTION>DELETE`, id % 7),
      ).join('') + line('B', 'x'),
    ),
    1,
  ],
]

test.each(hostile)(
  '%s: stays bounded, and the good lines are read',
  { timeout: 60_000 },
  async (_, text, lines) => {
    const bytes = new TextEncoder().encode(text)
    // The processor's time: a machine that others use as well takes longer by the clock.
    const before = process.cpuUsage()
    const read = await readStatement(bytes)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(60_000)
    if (read.kind !== 'statement') throw new Error(read.kind)
    expect(read.statement.lines).toHaveLength(lines)
    const longest = Math.max(
      ...[...read.statement.lines, ...read.statement.problems].map(
        (one) => JSON.stringify(one).length,
      ),
    )
    expect(longest).toBeLessThan(6_000)
  },
)
