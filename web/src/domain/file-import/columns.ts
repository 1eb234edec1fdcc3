import type { MessageDescriptor } from 'react-intl'
import { withoutGuard } from '@kryt/tables/harmless'
import type { FileRow } from '@kryt/tables/file-rows'

/** A column that a file of rows may have. */
export interface FileColumn {
  /** Its name in the files that we write, and in the database. */
  key: string
  /** What other files call it: in lower case, with single spaces for other signs. */
  also: readonly string[]
  /** What it is called on screen. */
  word: MessageDescriptor
}

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
 * @param columns those that a file of this kind may have
 * @param kept what was chosen for these heads the last time
 */
export function guessColumns(
  columns: readonly FileColumn[],
  heads: readonly string[],
  kept: Readonly<Record<string, string>> = {},
): string[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const named = plain(head)
    const known =
      kept[head] ??
      columns.find(({ key, also }) => plain(key) === named || also.includes(named))?.key ??
      ''
    if (known === '' || taken.has(known)) return ''
    taken.add(known)
    return known
  })
}

/** Whether a cell names one of the columns. */
export const isHead = (columns: readonly FileColumn[], cell: string): boolean => {
  const named = plain(cell)
  return columns.some(({ key, also }) => plain(key) === named || also.includes(named))
}

/** The key under which a row tells its place in the file; no column of the database. */
export const placeKey = '_row'

/** What a cell of a column says, where that is not its text. */
export type ReadCell = (key: string, text: string) => string

/**
 * The rows as the database takes them, by the keys of their columns, without what keeps a spreadsheet from calculating.
 * @param readCell what a kind of file makes of a text
 */
export const cellsOf = (
  rows: readonly FileRow[],
  keys: readonly string[],
  readCell: ReadCell = (_, text) => text,
): Record<string, string>[] =>
  rows.map(({ place, cells }) => ({
    ...Object.fromEntries(
      keys.flatMap((key, column) =>
        key === '' ? [] : [[key, readCell(key, withoutGuard(cells[column] ?? ''))]],
      ),
    ),
    [placeKey]: String(place),
  }))
