import { csvRows } from './csv-rows.ts'
import { readText } from './file-text.ts'
import type { FileRow, LineNote } from './rows.ts'
import { unzippedSize } from './zip-size.ts'

export type { FileRow, LineNote } from './rows.ts'

export interface FileRows {
  kind: 'csv' | 'xlsx'
  /** Rows with something in them, each cell as a spreadsheet shows it. */
  rows: FileRow[]
  /** Lines of which a person should know something; most files have none. */
  notes: LineNote[]
}

/** Why a file has no rows. */
export type NoRows = 'too_large' | 'not_a_table' | 'old_workbook'

/** The largest file, in bytes. */
export const mostBytes = 30_000_000
/** What a workbook may unfold to, in bytes. */
const mostUnzipped = 300_000_000

const begins = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, place) => bytes[place] === sign)

/** Pictures, PDFs and programs hold control signs that no text has. */
const isText = (text: string) =>
  !/[\u0001-\u0006\u000e-\u001a\u001c-\u001f]/.test(text.slice(0, 4_000)) &&
  !/^\s*(%PDF|\{\\rtf|<(!doctype|html|\?xml|table))/i.test(text)

/**
 * Reads a file of rows for every importer: CSV in any dialect and encoding, or the first sheet of an .xlsx workbook. A cell
 * means what a spreadsheet shows: its number format, percent, day, time to the minute; an error is its own word.
 */
export async function readFileRows(bytes: Uint8Array): Promise<FileRows | NoRows> {
  if (bytes.length > mostBytes) return 'too_large'
  // Workbooks of before 2007, and those with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old_workbook'
  if (begins(bytes, 0x50, 0x4b)) return sheet(bytes)
  const { text, mixedLines } = readText(bytes)
  if (!isText(text)) return 'not_a_table'
  const { rows, notes } = csvRows(text)
  const lines = mixedLines.length === 0 ? [] : text.split('\n')
  const letters = mixedLines.map((line) => ({
    line,
    word: 'other_letters' as const,
    text: (lines[line - 1] ?? '').slice(0, 200),
  }))
  return { kind: 'csv', rows, notes: [...notes, ...letters].sort((a, b) => a.line - b.line) }
}

async function sheet(bytes: Uint8Array): Promise<FileRows | NoRows> {
  const unzipped = unzippedSize(bytes)
  if (unzipped === null) return 'not_a_table'
  if (unzipped > mostUnzipped) return 'too_large'
  const { workbookRows } = await import('./sheet-rows.ts')
  try {
    const read = workbookRows(bytes)
    return read === null ? 'not_a_table' : { kind: 'xlsx', ...read }
  } catch {
    return 'not_a_table'
  }
}
