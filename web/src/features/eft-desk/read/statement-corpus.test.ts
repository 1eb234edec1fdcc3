import { expect, test } from 'vitest'
import { writeWorkbook } from '@kryt/tables/testing/write-workbook'
import { readStatement } from './read-statement.ts'

// Statements as they come out of banks, and out of the spreadsheets in which somebody has opened them. Each has its
// whole result beside it: the lines, and what a person is told.

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Windows-1252, by its bytes. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string) =>
  Uint8Array.from(
    Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]),
  )

const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const heads = (row: number) =>
  `<row r="${String(row)}">${['Date', 'Description', 'Amount', 'Balance'].map((head, n) => text(`${'ABCD'.charAt(n)}${String(row)}`, head)).join('')}</row>`
const book = (rows: string, more: { merged?: string } = {}) =>
  writeWorkbook({
    sheets: [{ rows, ...more }],
    formats: [
      'yyyy\\-mm\\-dd',
      '#,##0.00',
      '[$R-1C09]\\ #,##0.00;[Red]\\-[$R-1C09]\\ #,##0.00',
      'General',
    ],
  })
const day = (at: string, serial: number) => `<c r="${at}" s="1"><v>${String(serial)}</v></c>`
const money = (at: string, value: string, style = 2) =>
  `<c r="${at}" s="${String(style)}"><v>${value}</v></c>`

type Lines = [date: string, amount: string, description: string][]
const one: Lines = [['2026-03-04', '1250.00', 'PAID 260303-10111213']]
const plain = (amount: string, sign = ';') =>
  `Date${sign}Description${sign}Amount${sign}Balance\n2026/03/04${sign}PAID 260303-10111213${sign}${amount}${sign}1\n`

const corpus: [string, Uint8Array, Lines, [number, string][]?][] = [
  ['thousands by a blank, cents by a comma', utf8(plain('1 250,00')), one],
  ['thousands by a blank that does not break', utf8(plain('1\u00A0250,00')), one],
  ['thousands by a narrow blank', utf8(plain('1\u202F250,00')), one],
  ['thousands by a thin blank', utf8(plain('1\u2009250,00')), one],
  ['thousands by an apostrophe', utf8(plain("1'250.00")), one],
  ['thousands by a comma, in quotation marks', utf8(plain('"1,250.00"', ',')), one],
  ['thousands by a point', utf8(plain('1.250,00')), one],
  ['an amount without cents', utf8(plain('1250')), one],
  ['an amount with one decimal', utf8(plain('1250,0')), one],
  ['R before it', utf8(plain('R1 250,00')), one],
  ['R and a blank that does not break', utf8(plain('R\u00A01\u00A0250,00')), one],
  ['ZAR before it', utf8(plain('ZAR 1,250.00')), one],
  ['a plus before it', utf8(plain('+1250.00')), one],
  ['CR behind it', utf8(plain('1250.00 CR')), one],
  ['a minus behind it', utf8(plain('12.50-')), [['2026-03-04', '-12.50', 'PAID 260303-10111213']]],
  ['a minus that is a dash', utf8(plain('–12,50')), [['2026-03-04', '-12.50', 'PAID 260303-10111213']]],
  ['a minus of mathematics', utf8(plain('−12,50')), [['2026-03-04', '-12.50', 'PAID 260303-10111213']]],
  ['in brackets', utf8(plain('(12,50)')), [['2026-03-04', '-12.50', 'PAID 260303-10111213']]],
  ['a number that a spreadsheet has shortened', utf8(plain('1,25E+03')), [], [[2, 'amount']]],
  ['an error of a spreadsheet', utf8(plain('#VALUE!')), [], [[2, 'amount']]],
  ['a column too narrow', utf8(plain('########')), [], [[2, 'amount']]],
  ['three decimals', utf8(plain('12.345,678')), [], [[2, 'amount']]],
  ['tabs', utf8(plain('1 250,00', '\t')), one],
  ['bars', utf8(plain('1 250,00', '|')), one],
  ['sep= before it', utf8(`sep=;\r\n${plain('1 250,00')}`), one],
  ['a mark and CR LF', utf8(`\uFEFF${plain('1 250,00').replaceAll('\n', '\r\n')}`), one],
  ['UTF-16, as Excel says "Unicode text"', wide(plain('1 250,00', '\t')), one],
  ['Windows', bytes(plain('1\xA0250,00').replace('PAID', 'SKO\xCBL \x96')), [['2026-03-04', '1250.00', 'SKOËL – 260303-10111213']]],
  ['labels above the names', utf8(`Our bank\nAccount number;62000000017\nFrom;2026/03/01\n\n${plain('1 250,00')}`), one],
  ['a line that adds all up', utf8(`${plain('1 250,00')}Total;;1 250,00;\n`), one],
  ['the names once more on the next page', utf8(plain('1 250,00') + plain('3,00')), [...one, ['2026-03-04', '3.00', 'PAID 260303-10111213']], [[3, 'date']]],
  ['a row of its own for what goes on', utf8(`${plain('1 250,00')};and the rest of it;;\n`), one],
  ['a day that there is not', utf8(plain('1,00').replace('2026/03/04', '2026/02/30')), [], [[2, 'date']]],
  ['a workbook', book(`${heads(1)}<row r="2">${day('A2', 46085)}${text('B2', 'PAID 260303-10111213')}${money('C2', '1250')}${money('D2', '1')}</row>`), one],
  ['a workbook with a sum that is calculated', book(`${heads(1)}<row r="2">${day('A2', 46085)}${text('B2', 'PAID 260303-10111213')}<c r="C2" s="2"><f>1000+250</f><v>1250.0000000000002</v></c>${money('D2', '1')}</row>`), one],
  ['a workbook of rand with a comma', book(`${heads(1)}<row r="2">${day('A2', 46085)}${text('B2', 'PAID 260303-10111213')}${money('C2', '1250', 3)}</row>`), one],
  ['a workbook with a title over all columns', book(`<row r="1">${text('A1', 'Account history')}</row>${heads(2)}<row r="3">${day('A3', 46085)}${text('B3', 'PAID 260303-10111213')}${money('C3', '1250')}</row>`, { merged: 'A1:D1' }), one],
  ['a workbook with a row that is hidden', book(`${heads(1)}<row r="2" hidden="1">${day('A2', 46085)}${text('B2', 'PAID 260303-10111213')}${money('C2', '1250')}</row>`), one],
  ['a workbook whose amount is a text', book(`${heads(1)}<row r="2">${day('A2', 46085)}${text('B2', 'PAID 260303-10111213')}${text('C2', '1 250,00')}</row>`), one],
  ['a workbook whose day is a text', book(`${heads(1)}<row r="2">${text('A2', '04/03/2026')}${text('B2', 'PAID 260303-10111213')}${money('C2', '1250')}</row>`), one],
  ['a workbook with an error for an amount', book(`${heads(1)}<row r="2">${day('A2', 46085)}${text('B2', 'PAID')}<c r="C2" t="e"><v>#REF!</v></c></row>`), [], [[2, 'amount']]],
] // prettier-ignore

test('the corpus is whole', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(40)
})

test.each(corpus)('%s', async (_, file, lines, problems = []) => {
  const read = await readStatement(new Uint8Array(file))
  if (read.kind !== 'statement') throw new Error(read.kind)
  expect(
    read.statement.lines.map(({ date, amount, description }) => [date, amount, description]),
  ).toEqual(lines)
  expect(read.statement.problems.map(({ row, problem }) => [row, problem])).toEqual(problems)
})
