import { harmless } from '@kryt/tables/harmless'
import { toCsv } from '@/components/list/csv.ts'

export type TableKind = 'xlsx' | 'csv'

/** A table as a workbook or as CSV. All cells are texts, so that codes and dates stay as they are. */
export async function writeTable(
  kind: TableKind,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Blob> {
  if (kind === 'csv') {
    const cells = rows.map((row) => row.map((text) => ({ text, numeric: false })))
    return new Blob([toCsv(heads, cells, 'semicolon')], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const cell = (value: string) => ({ value: harmless(value), type: String })
  return writeXlsxFile([
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ]).toBlob()
}
