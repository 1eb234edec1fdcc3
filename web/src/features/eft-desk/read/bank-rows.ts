import { csvRows, type CsvRow } from '@/lib/spreadsheet/csv-rows.ts'

/** The rows of a bank's file: some banks put their texts between apostrophes as well. */
export const bankRows = (text: string): CsvRow[] =>
  csvRows(text)
    .map(({ cells, ...place }) => ({
      ...place,
      cells: cells.map((cell) => cell.replace(/^'(.*)'$/, '$1').trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
