import { expect, test } from 'vitest'
import { readStatement } from '../read-statement.ts'

const head =
  'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><STMTRS><CURDEF>ZAR<BANKACCTFROM><ACCTID>62000000031</BANKACCTFROM><BANKTRANLIST>'
const line = (text: string, id: number | string = 1) =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261125<TRNAMT>1.00<FITID>${String(id)}<MEMO>${text}</STMTTRN>`
const file = (body: string) => `${head}${body}</BANKTRANLIST></STMTRS></OFX>`

interface Sizes {
  many: (text: string, count?: number) => string
  /** Of a number: as much of it as this size of the file has. */
  part: (count: number) => number
}
/** A file at a share of its full size. */
const sizes = (share: number): Sizes => ({
  many: (text, count = 200_000) => text.repeat(count * share),
  part: (count) => count * share,
})
const smaller = 1 / 8

/** Each with how many lines are read of it. Beside the hostile part stands a line that must not be lost. */
const hostile: [string, (sizes: Sizes) => string, (part: Sizes['part']) => number][] = [
  [
    '100,000 lines',
    ({ part }) => file(Array.from({ length: part(100_000) }, (_, id) => line('A', id)).join('')),
    (part) => part(100_000),
  ],
  [
    '100,000 lines that nobody closes',
    ({ many }) => file(many(line('A').replace('</STMTTRN>', ''), 100_000)),
    (part) => part(100_000),
  ],
  ['a text of a megabyte', ({ many }) => file(line(many('word ')) + line('B')), () => 2],
  ['a megabyte without an end', ({ many }) => file(line(many('<![CDATA[')) + line('B')), () => 2],
  [
    'nesting of known elements',
    ({ many }) => file(line('B') + many('<PAYEE>') + many('</PAYEE>')),
    () => 1,
  ],
  ['nesting of elements', ({ many }) => file(line('B') + many('<X>') + many('</Y>')), () => 1],
  ['nesting of statements', ({ many }) => file(many('<STMTRS>') + line('B')), () => 1],
  ['signs that begin no tag', ({ many }) => file(line(many('<')) + line('B')), () => 2],
  ['tags that never end', ({ many }) => file(line(many('<a ')) + line('B')), () => 2],
  ['quotation marks in a tag', ({ many }) => file(line(`<a ${many('"')}>`) + line('B')), () => 2],
  ['entities', ({ many }) => file(line(many('&amp;')) + line('B')), () => 2],
  ['ampersands', ({ many }) => file(line(many('&')) + line('B')), () => 2],
  ['comments that never end', ({ many }) => file(line('B') + many('<!--')), () => 1],
  ['ends of CDATA', ({ many }) => file(line(many(']]>')) + line('B')), () => 2],
  ['an id of a megabyte', ({ many }) => file(line('A', many('1234567890')) + line('B')), () => 2],
  ['a value that is said often', ({ many }) => file(line(many('<NAME>A')) + line('B')), () => 2],
  [
    'an amount of a megabyte',
    ({ many }) => file(line('A').replace('1.00', many('1')) + line('B')),
    () => 1,
  ],
  [
    'a day of a megabyte',
    ({ many }) => file(line('A').replace('20261125', many('2026[')) + line('B')),
    () => 1,
  ],
  [
    'corrections of one another',
    ({ part }) =>
      file(
        Array.from({ length: part(20_000) }, (_, id) =>
          line(`A<CORRECTFITID>${String(id % 7)}<CORRECTACTION>DELETE`, id % 7),
        ).join('') + line('B', 'x'),
      ),
    () => 1,
  ],
]

/** Milliseconds below which a measurement says nothing: the first run of the code takes as long. */
const shortest = 40

/** The processor's time in milliseconds: a machine that others use as well takes longer by the clock. */
async function timed(text: string) {
  const bytes = new TextEncoder().encode(text)
  const before = process.cpuUsage()
  const read = await readStatement(bytes)
  return { read, spent: process.cpuUsage(before).user / 1_000 }
}

test.each(hostile)(
  '%s: stays bounded, and the good lines are read',
  { timeout: 60_000 },
  async (_, text, lines) => {
    const small = await timed(text(sizes(smaller)))
    const { read, spent } = await timed(text(sizes(1)))
    // Eight times the file takes about eight times as long, on a busy machine up to 25 times. What grew with its square
    // would take 64 times as long.
    expect(spent / Math.max(small.spent, shortest)).toBeLessThan(40)
    if (read.kind !== 'statement') throw new Error(read.kind)
    expect(read.statement.lines).toHaveLength(lines(sizes(1).part))
    const longest = Math.max(
      ...[...read.statement.lines, ...read.statement.problems].map(
        (one) => JSON.stringify(one).length,
      ),
    )
    expect(longest).toBeLessThan(6_000)
  },
)
