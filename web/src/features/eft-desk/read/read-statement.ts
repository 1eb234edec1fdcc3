import { findForm, headOf, type BankForm, type FoundForm } from './bank-forms.ts'
import type { CsvRow } from '@/lib/spreadsheet/csv-rows.ts'
import { bankRows } from './bank-rows.ts'
import { csvStatement } from './csv-statement.ts'
import { fileText } from '@/lib/spreadsheet/file-text.ts'
import { isOfx, ofxStatement } from './ofx-statement.ts'
import type { Columns, Statement } from './statement.ts'

/** A file of a form that nobody has said yet: its columns have to be named once. */
export interface UnknownForm {
  /** The row of names, as forms are kept by. */
  head: string
  names: string[]
  rows: CsvRow[]
  above: CsvRow[]
}

export type ReadFile =
  | { kind: 'statement'; statement: Statement }
  | { kind: 'unknown form'; form: UnknownForm }
  | { kind: 'not a statement' }

/** Reads what a bank calls a statement, CSV or OFX, whatever its bank. */
export function readStatement(
  bytes: Uint8Array,
  kept: Readonly<Record<string, BankForm>> = {},
): ReadFile {
  const text = fileText(bytes)
  if (isOfx(text)) return { kind: 'statement', statement: ofxStatement(text) }
  const rows = rowsOf(text)
  const found = findForm(rows, kept)
  if (found !== null) return { kind: 'statement', statement: csvStatement(found) }
  const form = unknownForm(rows)
  return form === null ? { kind: 'not a statement' } : { kind: 'unknown form', form }
}

function rowsOf(text: string): CsvRow[] {
  try {
    return bankRows(text)
  } catch {
    // A picture or a PDF with the name of a CSV file.
    return []
  }
}

/** Takes the first row with three names or more, and rows after it, for the names of the columns. */
function unknownForm(rows: CsvRow[]): UnknownForm | null {
  const at = rows.findIndex(
    ({ cells }, index) =>
      cells.filter((cell) => /[a-z]{2}/i.test(cell)).length >= 3 &&
      (rows[index + 1]?.cells.length ?? 0) >= 3,
  )
  const names = rows[at]?.cells
  return names === undefined
    ? null
    : {
        head: headOf(names),
        names,
        rows: rows.slice(at + 1),
        above: rows.slice(0, at),
      }
}

/** The statement in a file whose columns were named by hand. */
export const statementOf = (form: UnknownForm, bank: string, columns: Columns): Statement =>
  csvStatement({ ...form, bank, columns } satisfies FoundForm)
