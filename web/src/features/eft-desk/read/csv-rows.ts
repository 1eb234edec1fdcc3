import { parse } from 'csv-parse/browser/esm/sync'

export interface CsvRow {
  /** The line of the file, counted from 1. */
  row: number
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

/** The rows of a CSV file; empty ones are left out. */
export function csvRows(text: string): CsvRow[] {
  const read = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[] // with "info" each record comes with its line
  return read
    .map(({ record, info }) => ({
      row: info.lines,
      cells: record.map((cell) => cell.replace(/^'(.*)'$/, '$1').trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}
