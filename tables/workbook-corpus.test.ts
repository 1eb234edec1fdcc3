import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFileRows } from './file-rows.ts'
import { oneCell, writeWorkbook } from './testing/write-workbook.ts'

const rowsOf = async (file: Uint8Array) => {
  const read = await readFileRows(file)
  if (typeof read === 'string') throw new Error(read)
  return read.rows.map(({ cells }) => cells)
}

const number = (value: string) => `s="1"><v>${value}</v>`

/** A cell with its format, and what the spreadsheet shows. */
test.each<[string, string | undefined, string]>([
  [number('19.989999999999998'), 'General', '19.99'],
  [number('19.989999999999998'), '0.00', '19.99'],
  [number('114.99999999999999'), '"R"\\ #,##0.00', 'R 115.00'],
  [number('1234567.5'), '#,##0.00', '1234567.50'],
  [number('1234.5'), '[$R-436]\\ #,##0.00', 'R 1234.50'],
  [number('1234.5'), '[$R-1C09]\\ #,##0.00', 'R 1234.50'],
  [number('-12.5'), '#,##0.00;[Red]\\(#,##0.00\\)', '(12.50)'],
  [number('0'), '_-R* #,##0.00_-;-R* #,##0.00_-;_-R* "-"??_-;_-@_-', '0'],
  [number('5'), ';;;', '5'],
  [number('0.15'), '0%', '15%'],
  [number('1'), '0%', '100%'],
  [number('0.075'), '0.0%', '7.5%'],
  [number('7.4999999999999997E-2'), '0.00%', '7.50%'],
  [number('15'), '0"%"', '15%'],
  [number('42'), '00000', '00042'],
  [number('700300003'), '0', '700300003'],
  [number('62000000015'), undefined, '62000000015'],
  [number('4057010000001234'), undefined, '4.05701E+15'],
  [number('1E-3'), undefined, '0.001'],
  [number('0.1'), undefined, '0.1'],
  [number('0.30000000000000004'), undefined, '0.3'],
  [number('46056'), 'yyyy\\-mm\\-dd', '2026-02-03'],
  [number('46056'), 'dd/mm/yyyy', '2026-02-03'],
  [number('46056'), 'mm-dd-yy', '2026-02-03'],
  [number('46056'), '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '2026-02-03'],
  [number('46056.424305555556'), 'yyyy/mm/dd hh:mm', '2026-02-03 10:11'],
  [number('46056.416666666664'), 'd mmm yyyy h:mm AM/PM', '2026-02-03 10:00'],
  [number('46056.41666666'), 'yyyy-mm-dd hh:mm', '2026-02-03 10:00'],
  [number('46056.5'), 'yyyy-mm-dd', '2026-02-03'],
  [number('0.3958333333'), 'h:mm', '09:30'],
  [number('0.8958333333'), 'h:mm AM/PM', '21:30'],
  [number('1.0625'), '[h]:mm', '25:30'],
  [number('46056'), 'mmm yyyy', 'Feb 2026'],
  [number('-1'), 'yyyy-mm-dd', '#####'],
  ['t="b"><v>1</v>', undefined, 'TRUE'],
  ['t="b"><v>0</v>', undefined, 'FALSE'],
  ['t="e"><v>#N/A</v>', undefined, '#N/A'],
  ['t="e"><f>1/0</f><v>#DIV/0!</v>', undefined, '#DIV/0!'],
  ['t="e"><v></v>', undefined, '#VALUE!'],
  ['t="s"><v>99</v>', undefined, '#REF!'],
  ['t="str"><f>A2</f><v>Breuke</v>', undefined, 'Breuke'],
  ['t="inlineStr"><is><t>0042</t></is>', undefined, '0042'],
  ['t="inlineStr"><is><r><t>Grade </t></r><r><t>4</t></r></is>', undefined, 'Grade 4'],
  ['t="inlineStr"><is><t>one_x000A_two</t></is>', undefined, 'one\ntwo'],
  ['t="inlineStr"><is><t>a &amp; b &lt; ë</t></is>', undefined, 'a & b < ë'],
  ['t="d"><v>2026-02-03T10:00:00</v>', undefined, '2026-02-03 10:00'],
  [number('12'), 'not a [format', '12'],
])('%s in %s shows %s', async (cell, format, shown) =>
  expect(await rowsOf(oneCell(cell, format))).toEqual([[shown]]),
)

test('days of a workbook of a Mac count from 1904', async () =>
  expect(await rowsOf(oneCell(number('44594'), 'yyyy-mm-dd', true))).toEqual([['2026-02-03']]))

test('a cell stands in its column and row, and the first sheet that is shown is read', async () => {
  const file = writeWorkbook({
    sheets: [
      { state: 'hidden', rows: '<row r="1"><c r="A1"><v>9</v></c></row>' },
      { rows: '' },
      { rows: '<row r="3"><c r="B3"><v>1</v></c><c r="D3" t="s"><v>0</v></c></row><row/>' },
    ],
    texts: '<si><t>x</t><rPh><t>spoken</t></rPh></si>',
  })
  const read = await readFileRows(file)
  expect(read).toMatchObject({
    kind: 'xlsx',
    rows: [{ line: 3, place: 3, cells: ['', '1', '', 'x'] }],
  })
})

test('what a typed cell holds beyond what it shows is told', async () => {
  const file = new Uint8Array(
    readFileSync(new URL('testing/files/L-excel-price-and-percent.xlsx', import.meta.url)),
  )
  const read = await readFileRows(file)
  if (typeof read === 'string') throw new Error(read)
  expect(read.rows.slice(1).map(({ cells }) => [cells[2], cells[3]])).toEqual([
    ['R 19.99', '0'],
    ['R 115.00', '0'],
    ['R 100.00', '15%'],
    ['R 100.00', '100%'],
    ['R 100.00', '8%'],
  ])
  expect(read.notes).toEqual([{ line: 6, word: 'rounded_as_shown', text: '8% (0.075)' }])
})

test('a part that unfolds to more than it says is cut off', async () => {
  const file = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) })
  const view = new DataView(file.buffer)
  for (let at = 0; at + 46 < file.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
  expect(await readFileRows(file)).toEqual({ kind: 'xlsx', rows: [], notes: [] })
})
