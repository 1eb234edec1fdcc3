import type { FileRow } from '@kryt/tables/file-rows'

/** The rows of a bank's file: some banks put their texts between apostrophes as well. */
export const bankRows = (rows: readonly FileRow[]): FileRow[] =>
  rows
    .map(({ cells, ...place }) => ({
      ...place,
      cells: cells.map((cell) => cell.replace(/^'(.*)'$/, '$1').trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
