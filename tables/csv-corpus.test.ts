import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFileRows } from './file-rows.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Windows-1252 and Mac Roman are given by their bytes. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string, little: boolean, mark: boolean) =>
  Uint8Array.from(
    Array.from((mark ? '\uFEFF' : '') + text, (letter) => letter.charCodeAt(0)).flatMap((code) =>
      little ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  )
const report = (name: string) =>
  new Uint8Array(readFileSync(new URL(`testing/files/${name}`, import.meta.url)))

const head = ['sku', 'title', 'price']
const two = [head, ['1', 'Breuke', '10,50'], ['2', 'Meting', '20']]

type Notes = [number, string][]

/** Each file, the cells that it holds, and the lines of which a person is told. */
const corpus: [string, Uint8Array, string[][], Notes?][] = [
  ['semicolons', utf8('sku;title;price\n1;Breuke;10,50\n2;Meting;20\n'), two],
  ['commas', utf8('sku,title,price\n1,Breuke,"10,50"\n2,Meting,20\n'), two],
  ['tabs', utf8('sku\ttitle\tprice\n1\tBreuke\t10,50\n2\tMeting\t20'), two],
  ['bars', utf8('sku|title|price\n1|Breuke|10,50\n2|Meting|20'), two],
  ['sep=;', utf8('sep=;\r\nsku;title;price\r\n1;Breuke;10,50\r\n2;Meting;20'), two],
  ['sep=, in capitals with a mark', utf8('\uFEFFSEP=,\nsku,title,price\n1,Breuke,"10,50"\n2,Meting,20'), two],
  ['"sep=|" in quotes', utf8('"sep=|"\nsku|title|price\n1|Breuke|10,50\n2|Meting|20'), two],
  ['sep=tab', utf8('sep=\t\nsku\ttitle\tprice\n1\tBreuke\t10,50\n2\tMeting\t20'), two],
  ['CR alone', utf8('sku;title;price\r1;Breuke;10,50\r2;Meting;20\r'), two],
  ['line ends that are mixed', utf8('sku;title;price\r\n1;Breuke;10,50\n2;Meting;20\r'), two],
  ['a mark', utf8('\uFEFFsku;title;price\n1;Breuke;10,50\n2;Meting;20'), two],
  ['two marks, and one where files were joined', utf8('\uFEFF\uFEFFsku;title;price\n1;Breuke;10,50\n\uFEFF2;Meting;20'), two],
  ['a mark before a quotation mark', utf8('\uFEFF"sku";"title";"price"\n"1";"Breuke";"10,50"\n"2";"Meting";"20"'), two],
  ['UTF-16 little', wide('sku;title;price\n1;Breuke;10,50\n2;Meting;20', true, true), two],
  ['UTF-16 big', wide('sku;title;price\n1;Breuke;10,50\n2;Meting;20', false, true), two],
  ['UTF-16 little without a mark', wide('sku;title\n1;hê – ë', true, false), [['sku', 'title'], ['1', 'hê – ë']]],
  ['UTF-16 big without a mark', wide('sku;title\n1;hê – ë', false, false), [['sku', 'title'], ['1', 'hê – ë']]],
  ['UTF-16 with tabs, as Excel says "Unicode text"', wide('sku\ttitle\r\n1\tZoë\r\n', true, true), [['sku', 'title'], ['1', 'Zoë']]],
  ['NUL bytes', utf8('s\0ku;title\n1;A\0'), [['sku', 'title'], ['1', 'A']]],
  ['Windows', bytes('sku;title\n1;h\xEA \x96 \x93\xEB\x94\n'), [['sku', 'title'], ['1', 'hê – “ë”']]],
  ['an old Mac', bytes('sku;title\r1;h\x90 \x91\r'), [['sku', 'title'], ['1', 'hê ë']]],
  ['one line of Windows in UTF-8', new Uint8Array([...utf8('sku;title\n1;hê\n'), ...bytes('2;h\xEA\n'), ...utf8('3;ë')]), [['sku', 'title'], ['1', 'hê'], ['2', 'hê'], ['3', 'ë']], [[3, 'other_letters']]],
  ['both in one line', new Uint8Array([...utf8('sku;title\n1;ê '), ...bytes('\xEB'), ...utf8(' ’\n')]), [['sku', 'title'], ['1', 'ê ë ’']]],
  ['a title above', utf8('Pryslys 2027\n\nsku;title;price\n1;Breuke;10,50\n2;Meting;20'), [['Pryslys 2027'], ...two]],
  ['a title above with all signs', utf8('Pryslys, 2027;;\n;;\nsku;title;price\n1;Breuke;10,50\n2;Meting;20'), [['Pryslys, 2027', '', ''], ...two]],
  ['empty rows', utf8('\n\nsku;title;price\n;;\n1;Breuke;10,50\n   \n2;Meting;20\n\n'), two],
  ['short rows and long ones', utf8('a;b;c\n1\n1;2\n1;2;3;4\n1;2;3'), [['a', 'b', 'c'], ['1'], ['1', '2'], ['1', '2', '3', '4'], ['1', '2', '3']]],
  ['a text of two lines', utf8('sku;title\n1;"two\nlines"\n2;B'), [['sku', 'title'], ['1', 'two\nlines'], ['2', 'B']]],
  ['a text of lines that are numbered', utf8('sku;title;price\n1;"Steps:\n1 cut\n2 paste";10\n2;B;20'), [head, ['1', 'Steps:\n1 cut\n2 paste', '10'], ['2', 'B', '20']]],
  ['doubled quotation marks', utf8('sku;title\n1;"12"" ruler"\n2;B'), [['sku', 'title'], ['1', '12" ruler'], ['2', 'B']]],
  ['prose with the other sign', utf8('sku,title\n1,"one; two; three"\n2,"four; five"'), [['sku', 'title'], ['1', 'one; two; three'], ['2', 'four; five']]],
  ['an inch sign in a text', utf8('sku;title;price\n1;12" lineaal;10\n2;Meting;20'), [head, ['1', '12" lineaal', '10'], ['2', 'Meting', '20']], [[2, 'quote_as_text']]],
  ['an inch sign at the end', utf8('sku;title;price\n1;lineaal 12";10\n2;B;20'), [head, ['1', 'lineaal 12"', '10'], ['2', 'B', '20']], [[2, 'quote_as_text']]],
  ['a mark that opens and never closes', utf8('sku;title;price\n1;"Breuke;10\n2;B;20\n3;C;30'), [head, ['1', '"Breuke', '10'], ['2', 'B', '20'], ['3', 'C', '30']], [[2, 'quote_as_text']]],
  ['one that opens, and one rows later that closes', utf8('sku;title;price\n1;"12 lineaal;10\n2;B;20\n3;C 13";30\n4;D;40'), [head, ['1', '"12 lineaal', '10'], ['2', 'B', '20'], ['3', 'C 13"', '30'], ['4', 'D', '40']], [[2, 'quote_as_text'], [4, 'quote_as_text']]],
  ['one in the last row', utf8('sku;title;price\n1;A;10\n2;"B;20'), [head, ['1', 'A', '10'], ['2', '"B', '20']], [[3, 'quote_as_text']]],
  ['one where nobody can tell', utf8('sku;title;price\n1;A;10\n2;"B; C" x; "y;20\n3;D;30'), [head, ['1', 'A', '10'], ['3', 'D', '30']], [[3, 'quote_unclear']]],
  ['one beside texts that are in order', utf8('sku;title;price\n1;"A\nB";10\n2;12" x;20\n3;"C; D";30'), [head, ['1', 'A\nB', '10'], ['2', '12" x', '20'], ['3', 'C; D', '30']], [[4, 'quote_as_text']]],
  ['apostrophes are letters', utf8("sku;title\n1;'n Storie\n2;D'Almeida"), [['sku', 'title'], ['1', "'n Storie"], ['2', "D'Almeida"]]],
  ['codes with zeros before them', utf8('sku;title\n0042;A\n0010;B'), [['sku', 'title'], ['0042', 'A'], ['0010', 'B']]],
  ['blanks around cells', utf8('sku ; title\n 1 ;  A '), [['sku', 'title'], ['1', 'A']]],
  ['errors of Excel', utf8('sku;price\n1;#N/A\n2;#DIV/0!'), [['sku', 'price'], ['1', '#N/A'], ['2', '#DIV/0!']]],
  ['one column', utf8('title\nA\nB'), [['title'], ['A'], ['B']]],
  ['nothing', utf8(''), []],
  ['a bank with labels above', report('D1-monday.csv'), [['ACCOUNT TRANSACTION HISTORY'], ['Name:', 'A B', 'C'], ['Account:', '62000000015', '[FNB GOLD]'], ['Balance:', '1000.00', '1000.00'], ['Date', 'Amount', 'Balance', 'Description'], ['2026/11/25', '296.00', '1296.00', 'FNB APP PAYMENT FROM 261117-19052841']]],
  ['a bank saved in Excel', report('E2-capitec-saved-in-excel.csv'), [['Account', 'Date', 'Description', 'Reference', 'Amount', 'Fees', 'Balance'], ['1,23457E+09', '2026/11/25', 'PAYMENT RECEIVED 261117-19052841', '', '296,00', '0', '1000']]],
  ['one stray mark of a bank', report('F-one-quote.csv'), [['Account:', '62000000016'], ['Date', 'Amount', 'Balance', 'Description'], ['2026/11/23', '100.00', '1100.00', '"KLEIN KAROO" SKOOL 261001-10111213'], ['2026/11/24', '200.00', '1300.00', 'JONES'], ['2026/11/25', '296.00', '1596.00', 'VAN WYK 261117-19052841']], [[3, 'quote_as_text']]],
  ['an inch sign', report('M-inch.csv'), [head, ['990103', '"12" lineaal', '10'], ['990104', 'Meting', '20']], [[2, 'quote_as_text']]],
  ['sep of the report', report('N-sep.csv'), [head, ['990101', 'Met sep-reel', '10']]],
  ['the title of the report', report('N-title-row.csv'), [['Pryslys 2027', '', ''], head, ['990102', 'Met opskrif', '10']]],
  ['the encodings of the report', report('O-mixed-encoding.csv'), [head, ['990201', 'Graad 4 – Breuke “hê”', '10'], ['990202', 'Meting ë', '20'], ['990203', 'Vorms ’n', '30']], [[4, 'other_letters']]],
] // prettier-ignore

test.each(corpus)('%s', async (_, file, cells, notes = []) => {
  const read = await readFileRows(file)
  if (typeof read === 'string') throw new Error(read)
  expect(read.rows.map((row) => row.cells)).toEqual(cells)
  // Which line a mixed file names is asked where it matters.
  if (notes.length > 0) expect(read.notes.map(({ line, word }) => [line, word])).toEqual(notes)
})

test.each<[string, Uint8Array, string]>([
  ['a picture', bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\x01\x02'), 'not_a_table'],
  ['a PDF', utf8('%PDF-1.7\n%âã\n1 0 obj'), 'not_a_table'],
  ['a page of the web', utf8('<!DOCTYPE html><p>Sign in</p>'), 'not_a_table'],
  ['a workbook of 2003', bytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'), 'old_workbook'],
])('%s is told by its word', async (_, file, word) => expect(await readFileRows(file)).toBe(word))

test('rows and lines are counted as people see them', async () => {
  const read = await readFileRows(utf8('sep=;\na;b\n1;"x\ny"\n\n2;z\n'))
  if (typeof read === 'string') throw new Error(read)
  expect(read.rows.map(({ line, place }) => [line, place])).toEqual([
    [2, 1],
    [3, 2],
    [6, 4],
  ])
})

test('fifty thousand rows with one stray mark are read in seconds', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `${String(n)};"Text ${String(n)}";10`)
  const started = performance.now()
  const read = await readFileRows(utf8(['sku;title;price', '1;12" x;2', ...rows].join('\n')))
  if (typeof read === 'string') throw new Error(read)
  expect(read.rows).toHaveLength(50_002)
  expect(performance.now() - started).toBeLessThan(15_000)
})
