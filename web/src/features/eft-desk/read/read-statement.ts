import { findForm, headOf, type BankForm, type FoundForm } from './bank-forms.ts'
import { readFileRows, type FileRow, type LineNote } from '@kryt/tables/file-rows'
import { bankRows } from './bank-rows.ts'
import { csvStatements } from './csv-statement.ts'
import { isOfx, ofxStatements } from './ofx/ofx-statement.ts'
import { ofxText } from './ofx/ofx-text.ts'
import { today } from '@/lib/wall-time.ts'
import type { Columns, LineProblem, Statement } from './statement.ts'

/** A file of a form that nobody has said yet: its columns have to be named once. */
export interface UnknownForm {
  /** Every row of the file. */
  all: FileRow[]
  /** Which of them has the names of the columns: a guess, which a person may correct. */
  at: number
  /** The row of names, as forms are kept by. */
  head: string
  names: string[]
  rows: FileRow[]
  above: FileRow[]
  /** Lines that could not be taken apart. */
  unclear: LineProblem[]
}

export type ReadFile =
  /** A file may hold several accounts: the first, and the others. */
  | { kind: 'statement'; statement: Statement; more: Statement[] }
  | { kind: 'unknown form'; form: UnknownForm }
  | { kind: 'not a statement' }

/** Reads what a bank calls a statement, CSV, XLSX or OFX, whatever its bank. */
export async function readStatement(
  bytes: Uint8Array,
  kept: Readonly<Record<string, BankForm>> = {},
): Promise<ReadFile> {
  const text = bytes[0] === 0x50 ? '' : ofxText(bytes)
  if (isOfx(text)) return statementsRead(ofxStatements(text))
  const read = await readFileRows(bytes)
  if (typeof read === 'string') return { kind: 'not a statement' }
  const rows = bankRows(read.rows)
  const unclear = problemsOf(read.notes)
  const found = findForm(rows, kept)
  if (found !== null) return statementsRead(csvStatements(found), unclear)
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

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** A day that is still to come cannot have been booked; one such line must not keep the others out of the database. */
function withoutFuture(statement: Statement): Statement {
  const last = dayAfter(today())
  const future = statement.lines.filter(({ date }) => date > last)
  if (future.length === 0) return statement
  return {
    ...statement,
    lines: statement.lines.filter(({ date }) => date <= last),
    problems: [
      ...statement.problems,
      ...future.map(({ row, date, description }) => ({
        row,
        problem: 'future' as const,
        text: date,
        line: description.slice(0, 120),
      })),
    ],
  }
}

/**
 * The statements of a file. What could not be read of an account without a single line, and what stands between
 * accounts, is told with the first.
 */
function statementsRead(all: readonly Statement[], unclear: readonly LineProblem[] = []): ReadFile {
  const statements = all.map(withoutFuture)
  const [statement, ...more] = statements.filter(({ lines }) => lines.length > 0)
  const others = statements.filter(({ lines }) => lines.length === 0)
  const first = statement ?? others[0]
  if (first === undefined) return { kind: 'not a statement' }
  const problems = [
    ...(statement?.problems ?? []),
    ...others.flatMap((other) => other.problems),
    ...unclear,
  ].sort((a, b) => a.row - b.row)
  return { kind: 'statement', statement: { ...first, problems }, more }
}

/** Takes the first row with three names or more, and rows after it, for the names of the columns. */
function unknownForm(rows: FileRow[]): Omit<UnknownForm, 'unclear'> | null {
  const at = rows.findIndex(
    ({ cells }, index) =>
      cells.filter((cell) => /[a-z]{2}/i.test(cell)).length >= 3 &&
      (rows[index + 1]?.cells.length ?? 0) >= 3,
  )
  return at === -1 ? null : namedBy(rows, at)
}

function namedBy(all: FileRow[], at: number): Omit<UnknownForm, 'unclear'> {
  const names = all[at]?.cells ?? []
  return { all, at, head: headOf(names), names, rows: all.slice(at + 1), above: all.slice(0, at) }
}

/** The same file with the names of its columns in another row. */
export const withNamesAt = (form: UnknownForm, at: number): UnknownForm => ({
  ...form,
  ...namedBy(form.all, at),
})

/** The statement in a file whose columns were named by hand. */
export function statementOf(form: UnknownForm, bank: string, columns: Columns): Statement {
  const read = statementsRead(
    csvStatements({ ...form, bank, columns } satisfies FoundForm),
    form.unclear,
  )
  if (read.kind !== 'statement') throw new TypeError('a form of columns is a statement')
  return read.statement
}
