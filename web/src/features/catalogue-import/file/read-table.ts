import { csvRows, delimiterOfHead } from '@/lib/spreadsheet/csv-rows.ts'
import { fileText } from '@/lib/spreadsheet/file-text.ts'
import { unzippedSize } from './zip-size.ts'

export interface TableRow {
  /** As the spreadsheet counts it, from 1. */
  place: number
  cells: string[]
}

export interface Table {
  heads: string[]
  rows: TableRow[]
}

/** Why a file is no table. */
export type NoTable = 'too_large' | 'not_a_table' | 'no_rows' | 'too_many_rows'

/** The largest file, in bytes. */
export const mostBytes = 30_000_000
/** What a workbook may unfold to, in bytes. */
const mostUnzipped = 300_000_000
/** As add_import_rows() allows. */
export const mostRows = 50_000

/** Excel's day and time as our files write them. Its dates have no zone. */
const momentText = (date: Date) =>
  date.toISOString().replace('T', ' ').slice(0, 16).replace(' 00:00', '')

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return momentText(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' ? cell : ''
}

async function workbookRows(bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> {
  const { readSheet } = await import('read-excel-file/browser')
  const sheet = await readSheet(bytes.buffer, { parseNumber: (text) => text })
  return sheet.map((row, index) => ({ place: index + 1, cells: row.map(cellText) }))
}

/** A zip archive begins with "PK". */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** Reads a CSV file or the first sheet of a workbook; its first row names the columns. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table | NoTable> {
  if (bytes.length > mostBytes) return 'too_large'
  const zip = isZip(bytes)
  const unzipped = zip ? unzippedSize(bytes) : 0
  if (unzipped === null) return 'not_a_table'
  if (unzipped > mostUnzipped) return 'too_large'
  try {
    const read = zip ? await workbookRows(bytes) : textRows(bytes)
    const filled = read.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const [head, ...rows] = filled
    const heads = head?.cells ?? []
    // A picture or a PDF with another name has no second column with letters.
    if (heads.filter((head) => /^[\p{L}\p{N}]/u.test(head)).length === 0) return 'not_a_table'
    if (rows.length === 0) return 'no_rows'
    return rows.length > mostRows ? 'too_many_rows' : { heads, rows }
  } catch {
    return 'not_a_table'
  }
}

function textRows(bytes: Uint8Array): TableRow[] {
  const text = fileText(bytes)
  return csvRows(text, delimiterOfHead(text))
}

/** What tells one file from another. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
