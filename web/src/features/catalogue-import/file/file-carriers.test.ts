import { expect, test } from 'vitest'
import { cellsOf, guessColumns, placeKey } from '@/domain/file-import/columns.ts'
import { readTable } from '@/domain/file-import/read-table.ts'
import { writeTable } from '@/domain/file-import/write-table.ts'
import { fileColumns } from './columns.ts'

/** Texts that are the same in no two columns, among them those that a spreadsheet would calculate or cut. */
const rowOf = (round: number) =>
  Object.fromEntries(
    fileColumns.map(({ key }, at) => [
      key,
      [`${key} ${round}`, `=${key};${round}`, `"${key}" | ${round},5`, `00${at}${round}`][at % 4] ??
        '',
    ]),
  )

test.each(['csv', 'xlsx'] as const)(
  'a file that is written as %s is read with every column',
  async (kind) => {
    const rows = [rowOf(1), rowOf(2)]
    const keys = fileColumns.map(({ key }) => key)
    const file = await writeTable(
      kind,
      keys,
      rows.map((row) => keys.map((key) => row[key] ?? '')),
    )
    const table = await readTable(new Uint8Array(await file.arrayBuffer()), fileColumns)
    if (typeof table === 'string') throw new Error(table)
    const columns = guessColumns(fileColumns, table.heads)
    expect(columns).toEqual(keys)
    expect(cellsOf(table.rows, columns)).toEqual(
      rows.map((row, at) => ({ ...row, [placeKey]: String(at + 2) })),
    )
  },
)

test('each other name of a column means that column and no other', () => {
  const names = fileColumns.flatMap(({ key, also }) =>
    [key, ...also].map((name) => ({ key, name })),
  )
  expect(names.map(({ name }) => guessColumns(fileColumns, [name])[0])).toEqual(
    names.map(({ key }) => key),
  )
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
})
