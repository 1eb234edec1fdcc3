import { parse } from 'csv-parse/browser/esm/sync'

export interface CsvRow {
  /** The line of the file, counted from 1. */
  row: number
  /** The row as a spreadsheet counts it, from 1: texts of several lines are one row, and empty rows count. */
  place: number
  cells: string[]
}

const delimiters = [',', ';', '\t', '|'] as const

/** The sign that divides the columns: the one that most of the lines have most of. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 60).filter((line) => line.trim() !== '')
  const score = (sign: string) =>
    lines.reduce((sum, line) => sum + Math.min(line.split(sign).length - 1, 12), 0)
  return delimiters.reduce((best, sign) => (score(sign) > score(best) ? sign : best))
}

/** The sign that divides the names of the columns, in a file that begins with them. */
export const delimiterOfHead = (text: string): string =>
  delimiterOf(text.split(/\r?\n/, 1)[0] ?? '')

/**
 * The rows of a CSV file; empty ones are left out.
 * @throws when it is none
 */
export function csvRows(text: string, delimiter = delimiterOf(text)): CsvRow[] {
  const read = parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[] // with "info" each record comes with its line
  return read
    .map(({ record, info }, index) => ({ row: info.lines, place: index + 1, cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
