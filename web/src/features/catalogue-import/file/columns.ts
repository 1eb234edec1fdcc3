import { defineMessage, type MessageDescriptor } from 'react-intl'
import { fileColumnsOfProduct } from '@/domain/product/product-columns.ts'
import { withoutGuard } from '@kryt/tables/harmless'
import type { FileRow } from '@kryt/tables/file-rows'

interface FileColumn {
  /** Its name in the files that the shop writes. */
  key: string
  /** What other files call it: in lower case, with single spaces for other signs. */
  also: readonly string[]
  /** What it is called on screen. */
  word: MessageDescriptor
}

/** In the order of the file. The keys are those of product_texts() in the database. */
export const fileColumns: readonly FileColumn[] = [
  { key: 'id', also: [], word: defineMessage({ defaultMessage: 'Id', id: 'kGGU2D' }) },
  ...fileColumnsOfProduct,
]

/** What the column of a catalogue file is called on screen. */
export const columnWord = (key: string): MessageDescriptor | undefined =>
  fileColumns.find((column) => column.key === key)?.word

/** Lower case without accents, every other sign a single space: as heads are compared. */
const plain = (head: string) =>
  head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Which column each head of a file means; an empty text for none. A column is meant once, by the first that names it.
 * @param kept what was chosen for these heads the last time
 */
export function guessColumns(
  heads: readonly string[],
  kept: Readonly<Record<string, string>> = {},
): string[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const named = plain(head)
    const known =
      kept[head] ??
      fileColumns.find(({ key, also }) => plain(key) === named || also.includes(named))?.key ??
      ''
    if (known === '' || taken.has(known)) return ''
    taken.add(known)
    return known
  })
}

/** Whether a cell names a column. */
export const isHead = (cell: string): boolean => {
  const named = plain(cell)
  return fileColumns.some(({ key, also }) => plain(key) === named || also.includes(named))
}

/** The key under which a row tells its place in the file; no column of the database. */
export const placeKey = '_row'

/** The rows as the database takes them, by the keys of their columns, without what keeps a spreadsheet from calculating. */
export const cellsOf = (
  rows: readonly FileRow[],
  columns: readonly string[],
): Record<string, string>[] =>
  rows.map(({ place, cells }) => ({
    ...Object.fromEntries(
      columns.flatMap((key, column) =>
        key === '' ? [] : [[key, withoutGuard(cells[column] ?? '')]],
      ),
    ),
    [placeKey]: String(place),
  }))
