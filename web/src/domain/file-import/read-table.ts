import {
  mostBytes,
  readFileRows,
  type FileRow,
  type LineNote,
  type NoRows,
} from '@kryt/tables/file-rows'
import { findHeads, tableUnder, type HeadedTable } from '@kryt/tables/heads'
import { isHead, type FileColumn } from './columns.ts'

export { mostBytes }
export type { FileRow, LineNote }

export interface Table extends HeadedTable {
  /** All rows of the file, those above the names of the columns as well. */
  all: FileRow[]
  /** Which of them names the columns, from 0. */
  at: number
  /** Lines of which a person should know something. */
  notes: LineNote[]
}

/** Why a file is no table. */
export type NoTable = NoRows | 'no_rows' | 'too_many_rows'

/** As add_import_rows() allows. */
export const mostRows = 50_000

/** The table when the names of the columns stand in another row. */
export const withHeadsAt = ({ all, notes }: Pick<Table, 'all' | 'notes'>, at: number): Table => ({
  ...tableUnder(all, at),
  all,
  at,
  notes,
})

/** Reads a CSV file or the first sheet of a workbook, and finds the row that names the columns. */
export async function readTable(
  bytes: Uint8Array,
  columns: readonly FileColumn[],
): Promise<Table | NoTable> {
  const read = await readFileRows(bytes)
  if (typeof read === 'string') return read
  const { rows: all, notes } = read
  const table = withHeadsAt(
    { all, notes },
    findHeads(all, (cell) => isHead(columns, cell)),
  )
  // A picture or a PDF with another name has no heads with letters.
  if (!table.heads.some((head) => /^[\p{L}\p{N}]/u.test(head))) return 'not_a_table'
  if (table.rows.length + table.tooLong.length === 0) return 'no_rows'
  return table.rows.length > mostRows ? 'too_many_rows' : table
}

/** What tells one file from another. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
