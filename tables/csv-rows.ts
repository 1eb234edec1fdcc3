import { parse, type Options } from 'csv-parse/browser/esm/sync'
import { delimiterOf, namedDelimiter } from './delimiter.ts'
import { mendedRows } from './mended-rows.ts'
import { areRows } from './row-look.ts'
import type { FileRow, LineNote } from './rows.ts'

export interface CsvRows {
  /** Rows with something in them. */
  rows: FileRow[]
  notes: LineNote[]
  delimiter: string
}

const strict = (delimiter: string): Options => ({
  delimiter,
  relax_column_count: true,
  trim: true,
  info: true,
})

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** The records of a text in which every quotation mark has its pair; null for another one. */
function parsed(text: string, delimiter: string): FileRow[] | null {
  try {
    // With "info" each record comes with the line on which it ends.
    const read = parse(text, strict(delimiter)) as unknown as Parsed[]
    return read.map(({ record, info }, index) => ({
      line: (read[index - 1]?.info.lines ?? 0) + 1,
      place: index + 1,
      cells: record,
      lastLine: info.lines,
    }))
  } catch {
    return null
  }
}

/**
 * Reads a CSV file in any dialect: commas, semicolons, tabs or bars, named by a first line "sep=;" or found; quoted texts of
 * several lines; rows that are shorter or longer than the others. One stray quotation mark costs no other line.
 * @param text with lines that end in \n, as readText() gives it
 */
export function csvRows(text: string): CsvRows {
  const named = namedDelimiter(text)
  const body = named?.rest ?? text
  const delimiter = named?.sign ?? delimiterOf(body)
  const whole = parsed(body, delimiter)
  const { rows, notes } =
    whole === null || swallows(whole, body, delimiter)
      ? mendedRows(body, delimiter, (part) => parsed(part, delimiter))
      : { rows: whole, notes: [] }
  const above = named === null ? 0 : 1
  return {
    rows: rows
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map(({ line, place, cells }) => ({ line: line + above, place, cells })),
    notes: notes.map((note) => ({ ...note, line: note.line + above })),
    delimiter,
  }
}

/** Whether a quoted text may hold rows that only lack the mark before them. */
function swallows(rows: readonly FileRow[], text: string, delimiter: string): boolean {
  const long = rows.flatMap((row, index) => {
    const next = rows[index + 1]?.line
    return next !== undefined && next - row.line > 1 ? [{ row, index, next }] : []
  })
  if (long.length === 0 && rows.at(-1)?.cells.every((cell) => !cell.includes('\n')) !== false)
    return false
  const lines = text.split('\n')
  const last = rows.at(-1)
  const ranges =
    last === undefined
      ? long
      : [...long, { row: last, index: rows.length - 1, next: lines.length + 1 }]
  return ranges.some(({ row, index, next }) => {
    const before = rows[index - 1]?.cells.length
    const span = lines.slice(row.line - 1, next - 1).filter((line) => line !== '')
    return (
      span.length > 1 &&
      ((before !== undefined && before !== row.cells.length) || areRows(span, delimiter))
    )
  })
}
