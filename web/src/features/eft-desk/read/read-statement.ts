import { findForm, headOf, type BankForm, type FoundForm } from './bank-forms.ts'
import { readFileRows, type FileRow, type LineNote } from '@kryt/tables/file-rows'
import { bankRows } from './bank-rows.ts'
import { csvStatement } from './csv-statement.ts'
import { fileText } from '@kryt/tables/file-text'
import { isOfx, ofxStatement } from './ofx-statement.ts'
import type { Columns, LineProblem, Statement } from './statement.ts'

/** A file of a form that nobody has said yet: its columns have to be named once. */
export interface UnknownForm {
  /** The row of names, as forms are kept by. */
  head: string
  names: string[]
  rows: FileRow[]
  above: FileRow[]
  /** Lines that could not be taken apart. */
  unclear: LineProblem[]
}

export type ReadFile =
  | { kind: 'statement'; statement: Statement }
  | { kind: 'unknown form'; form: UnknownForm }
  | { kind: 'not a statement' }

/** Reads what a bank calls a statement, CSV, XLSX or OFX, whatever its bank. */
export async function readStatement(
  bytes: Uint8Array,
  kept: Readonly<Record<string, BankForm>> = {},
): Promise<ReadFile> {
  const text = bytes[0] === 0x50 ? '' : fileText(bytes)
  if (isOfx(text)) return { kind: 'statement', statement: ofxStatement(text) }
  const read = await readFileRows(bytes)
  if (typeof read === 'string') return { kind: 'not a statement' }
  const rows = bankRows(read.rows)
  const unclear = problemsOf(read.notes)
  const found = findForm(rows, kept)
  if (found !== null)
    return { kind: 'statement', statement: withUnclear(csvStatement(found), unclear) }
  const form = unknownForm(rows)
  return form === null
    ? { kind: 'not a statement' }
    : { kind: 'unknown form', form: { ...form, unclear } }
}

/** Lines that the reader had to leave out, for the list of what could not be read. */
const problemsOf = (notes: readonly LineNote[]): LineProblem[] =>
  notes
    .filter(({ word }) => word === 'quote_unclear')
    .map(({ line, text }) => ({ row: line, problem: 'cells', text }))

const withUnclear = (statement: Statement, unclear: readonly LineProblem[]): Statement => ({
  ...statement,
  problems: [...statement.problems, ...unclear].sort((a, b) => a.row - b.row),
})

/** Takes the first row with three names or more, and rows after it, for the names of the columns. */
function unknownForm(rows: FileRow[]): Omit<UnknownForm, 'unclear'> | null {
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
  withUnclear(csvStatement({ ...form, bank, columns } satisfies FoundForm), form.unclear)
