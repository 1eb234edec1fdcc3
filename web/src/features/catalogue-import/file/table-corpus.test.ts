import { expect, test } from 'vitest'
import { writeWorkbook } from '@kryt/tables/testing/write-workbook'
import { cellsOf, guessColumns } from '@/domain/file-import/columns.ts'
import { readTable } from '@/domain/file-import/read-table.ts'
import { fileColumns } from './columns.ts'

// Price lists as people send them. Each has beside it what the importer is given: sku, title, price and discount.

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
const number = (at: string, value: string, style = 0) =>
  `<c r="${at}" s="${String(style)}"><v>${value}</v></c>`
const row = (at: number, cells: string, more = '') => `<row r="${String(at)}"${more}>${cells}</row>`
const heads = (at: number) =>
  row(
    at,
    ['sku', 'title', 'price', 'discount']
      .map((head, n) => text(`${'ABCD'.charAt(n)}${String(at)}`, head))
      .join(''),
  )
const formats = ['[$R-1C09]\\ #,##0.00', '0%', '00000', '@']
const book = (rows: string, merged?: string) =>
  writeWorkbook({ sheets: [{ rows, ...(merged === undefined ? {} : { merged }) }], formats })
const goods = (at: number, price: string) =>
  row(at, text(`A${String(at)}`, '0042') + text(`B${String(at)}`, 'Breuke') + price)

type Cells = { sku?: string; title?: string; price?: string; discount?: string }[]
const one: Cells = [{ sku: '0042', title: 'Breuke', price: '19,99' }]

const corpus: [string, Uint8Array, Cells][] = [
  ['Afrikaans names of columns', utf8('kode;titel;prys\n0042;Breuke;19,99\n'), one],
  ['names in capitals with other signs', utf8('STOCK-CODE,Product_Name,"Selling  Price"\n0042,Breuke,"19,99"\n'), one],
  ['names with accents', utf8('Kôde;Títel;Prýs\n0042;Breuke;19,99\n'), one],
  ['columns in another order, and one more', utf8('Prys;Vak;Naam;Kode\n19,99;Wiskunde;Breuke;0042\n'), one],
  ['one name twice: the first is meant', utf8('sku;title;price;price\n0042;Breuke;19,99;25,00\n'), one],
  ['an empty column between', utf8('sku;;title;price\n0042;;Breuke;19,99\n'), one],
  ['a column that ends without a name', utf8('sku;title;price;\n0042;Breuke;19,99;\n'), one],
  ['a title above', utf8('Pryslys 2027\n\nsku;title;price\n0042;Breuke;19,99\n'), one],
  ['a title, a day and a note above', utf8('Pryslys;;\nGeldig tot;2026-12-31;\nPryse sluit BTW in;;\n\nsku;title;price\n0042;Breuke;19,99\n'), one],
  ['empty rows between', utf8('sku;title;price\n\n;;\n0042;Breuke;19,99\n\n'), one],
  ['tabs', utf8('sku\ttitle\tprice\n0042\tBreuke\t19,99'), one],
  ['bars and blanks', utf8('sku | title | price\n0042 | Breuke | 19,99'), one],
  ['sep= and CR LF', utf8('sep=;\r\nsku;title;price\r\n0042;Breuke;19,99\r\n'), one],
  ['a mark', utf8('\uFEFFsku;title;price\n0042;Breuke;19,99'), one],
  ['UTF-16', wide('sku\ttitle\tprice\r\n0042\tBreuke\t19,99\r\n'), one],
  ['Windows', bytes('sku;titel;prys\n0042;H\xEA \x96 \x92n \x93so\x94;R\xA01\xA0234,50\n'), [{ sku: '0042', title: 'Hê – ’n “so”', price: 'R\u00A01\u00A0234,50' }]],
  ['thousands by a blank', utf8('sku;title;price\n0042;Breuke;R 1 234,50'), [{ sku: '0042', title: 'Breuke', price: 'R 1 234,50' }]],
  ['thousands by a comma', utf8('sku,title,price\n0042,Breuke,"1,234.50"'), [{ sku: '0042', title: 'Breuke', price: '1,234.50' }]],
  ['a number that a spreadsheet has shortened', utf8('sku;title;price\n9,78E+12;Breuke;19,99'), [{ sku: '9,78E+12', title: 'Breuke', price: '19,99' }]],
  ['an inch sign', utf8('sku;title;price\n0042;12" lineaal;19,99\n'), [{ sku: '0042', title: '12" lineaal', price: '19,99' }]],
  ['a text of two lines', utf8('sku;title;price\n0042;"Breuke\nen meer";19,99\n'), [{ sku: '0042', title: 'Breuke\nen meer', price: '19,99' }]],
  ['a formula that is guarded', utf8("sku;title;price\n0042;'=1+1;19,99\n"), [{ sku: '0042', title: '=1+1', price: '19,99' }]],
  ['errors of a spreadsheet', utf8('sku;title;price\n0042;Breuke;#N/A\n'), [{ sku: '0042', title: 'Breuke', price: '#N/A' }]],
  ['rows that are too short', utf8('sku;title;price\n0042;Breuke\n'), [{ sku: '0042', title: 'Breuke', price: '' }]],
  ['marks that nobody sees', utf8('sku;\u200Btitle;price\u00A0\n0042;Breuke;19,99\n'), one],
  ['a workbook', book(heads(1) + goods(2, number('C2', '19.99') + number('D2', '0.15', 2))), [{ sku: '0042', title: 'Breuke', price: '19.99', discount: '15%' }]],
  ['a workbook: a price that is calculated', book(heads(1) + goods(2, '<c r="C2"><f>D2*2</f><v>19.989999999999998</v></c>')), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a formula that shows a text', book(heads(1) + row(2, text('A2', '0042') + '<c r="B2" t="str"><f>A1&amp;"x"</f><v>Breuke</v></c>' + number('C2', '19.99'))), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a formula that failed', book(heads(1) + goods(2, '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>')), [{ sku: '0042', title: 'Breuke', price: '#DIV/0!' }]],
  ['a workbook: rand', book(heads(1) + goods(2, number('C2', '1234.5', 1))), [{ sku: '0042', title: 'Breuke', price: 'R 1234.50' }]],
  ['a workbook: 100 %', book(heads(1) + goods(2, number('C2', '19.99') + number('D2', '1', 2))), [{ sku: '0042', title: 'Breuke', price: '19.99', discount: '100%' }]],
  ['a workbook: a code with zeros by its format', book(heads(1) + row(2, number('A2', '42', 3) + text('B2', 'Breuke') + number('C2', '19.99'))), [{ sku: '00042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a number that is kept as a text', book(heads(1) + row(2, '<c r="A2" s="4" t="inlineStr"><is><t>0042</t></is></c>' + text('B2', 'Breuke') + number('C2', '19.99'))), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a title over all columns', book(row(1, text('A1', 'Pryslys 2027')) + heads(2) + goods(3, number('C3', '19.99')), 'A1:D1'), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a head over two columns', book(row(1, text('A1', 'sku') + text('B1', 'title') + text('C1', 'price')) + goods(2, number('C2', '19.99')), 'C1:D1'), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: names in two rows, of which the upper is merged', book(row(1, text('A1', 'Artikel') + text('C1', 'Bedrae')) + heads(2) + goods(3, number('C3', '19.99')), 'A1:B1'), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a row that is hidden is a row', book(heads(1) + row(2, text('A2', '0042') + text('B2', 'Breuke') + number('C2', '19.99'), ' hidden="1"')), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: rows that are left out', book(heads(1) + goods(7, number('C7', '19.99'))), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: the first sheet is hidden', writeWorkbook({ formats, sheets: [{ state: 'veryHidden', rows: heads(1) + goods(2, number('C2', '1')) }, { rows: heads(1) + goods(2, number('C2', '19.99')) }] }), [{ sku: '0042', title: 'Breuke', price: '19.99' }]],
  ['a workbook: a text of two lines, and letters of XML', book(heads(1) + row(2, text('A2', '0042') + text('B2', 'A &amp; B_x000A_&lt;b&gt;') + number('C2', '19.99'))), [{ sku: '0042', title: 'A & B\n<b>', price: '19.99' }]],
] // prettier-ignore

test('the corpus is whole', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(40)
})

test.each(corpus)('%s', async (_, file, expected) => {
  const table = await readTable(new Uint8Array(file), fileColumns)
  if (typeof table === 'string') throw new Error(table)
  const given = cellsOf(table.rows, guessColumns(fileColumns, table.heads)).map((cells) => {
    const { sku, title, price, discount } = cells as Record<string, string | undefined>
    return Object.fromEntries(
      Object.entries({ sku, title, price, discount }).filter(([, cell]) => cell !== undefined),
    )
  })
  // A column that the file does not have, or an empty cell of it, changes nothing.
  expect(
    given.map(({ discount, ...cells }) => (discount ? { ...cells, discount } : cells)),
  ).toEqual(expected)
})
