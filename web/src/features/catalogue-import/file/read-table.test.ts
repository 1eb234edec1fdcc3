import { expect, test } from 'vitest'
import { cellsOf, guessColumns } from '@/domain/file-import/columns.ts'
import { mostRows, readTable } from '@/domain/file-import/read-table.ts'
import { writeTable } from '@/domain/file-import/write-table.ts'
import { fileColumns } from './columns.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const read = async (blob: Blob) => readTable(new Uint8Array(await blob.arrayBuffer()), fileColumns)

const rows = [
  ['007', '=Sum; "quoted"', 'Lines, with\na second; one', '2026-02-03 12:11', "'t was"],
  ['', '+27', '', '', 'é ü'],
]

test.each(['csv', 'xlsx'] as const)('what is written as %s is read as it was', async (kind) => {
  const heads = ['sku', 'title', 'description', 'publish_date', 'topic']
  const table = await read(await writeTable(kind, heads, rows))
  if (typeof table === 'string') throw new Error(table)
  const columns = guessColumns(fileColumns, table.heads)
  expect(columns).toEqual(heads)
  const written = rows.map((cells, index) => ({ line: index + 2, place: index + 2, cells }))
  // What was written is compared, so nothing in it may look guarded.
  expect(cellsOf(table.rows, columns)).toEqual(cellsOf(written, heads))
})

test('a file of Excel set to South Africa, in its own code page', async () => {
  const bytes = bytesOf('titel;prys\r\nBreuke ')
  const whole = new Uint8Array([...bytes, 0xe9, ...bytesOf(';R 1 234,50\r\n;\r\n')])
  expect(await readTable(whole, fileColumns)).toMatchObject({
    heads: ['titel', 'prys'],
    rows: [{ place: 2, cells: ['Breuke é', 'R 1 234,50'] }],
  })
})

test('rows are counted as the spreadsheet counts them', async () => {
  const table = await readTable(bytesOf('title,price\n"two\nlines",1\n\nB,2\n'), fileColumns)
  expect(table).toMatchObject({
    rows: [
      { place: 2, cells: ['two\nlines', '1'] },
      { place: 4, cells: ['B', '2'] },
    ],
  })
})

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['nothing', bytesOf(''), 'not_a_table'],
  ['heads alone', bytesOf('title,price\n'), 'no_rows'],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    'not_a_table',
  ],
  ['half a workbook', bytesOf('PK\u0003\u0004 and no end'), 'not_a_table'],
  ['too many rows', bytesOf(`title\n${'x\n'.repeat(mostRows + 1)}`), 'too_many_rows'],
])('%s is refused', async (_, bytes, word) =>
  expect(await readTable(bytes, fileColumns)).toBe(word),
)

test('a workbook that unfolds to more than a computer holds is refused unopened', async () => {
  const blob = await writeTable('xlsx', ['title'], [['x']])
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const view = new DataView(bytes.buffer)
  // Its directory says that each file has 4 GB.
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true)
  expect(await readTable(bytes, fileColumns)).toBe('too_large')
})

test('every column of the file is known by its own key', () => {
  const keys = fileColumns.map(({ key }) => key)
  expect(guessColumns(fileColumns, keys)).toEqual(keys)
})
