import { centsText, parseBankAmount } from './bank-amount.ts'
import { parseBankDay } from './bank-day.ts'
import type { FoundForm } from './bank-forms.ts'
import type { FileRow } from '@kryt/tables/file-rows'
import type { Columns, LineProblem, Statement, StatementLine } from './statement.ts'

/** Rows between the lines that carry no transaction. */
const noLine =
  /^(total|open(ing)? balance|clos(e|ing) balance|balance brought|brought forward|carried forward|provisional|vat\b)/i

const cellOf = (cells: readonly string[], column: number | undefined) =>
  column === undefined ? '' : (cells[column] ?? '').trim()

/** Cents of a row, null where none is written, undefined where it is not an amount. */
function centsOf(cells: readonly string[], columns: Columns): number | null | undefined {
  const read = (column: number | undefined) => {
    const said = cellOf(cells, column)
    return said === '' ? null : parseBankAmount(said)?.cents
  }
  if (columns.amount === undefined) {
    const came = read(columns.moneyIn)
    const went = read(columns.moneyOut)
    if (came === undefined || went === undefined) return undefined
    // Banks write what went out both with and without a minus.
    if (came === null && went === null) return null
    return Math.abs(came ?? 0) - Math.abs(went ?? 0)
  }
  const said = cellOf(cells, columns.amount)
  if (said === '') return null
  const amount = parseBankAmount(said)
  if (amount === null) return undefined
  return columns.creditMarked === true && !amount.credit && amount.cents > 0
    ? -amount.cents
    : amount.cents
}

function lineOf(
  { line: row, cells }: FileRow,
  columns: Columns,
  year: number | undefined,
): StatementLine | LineProblem | null {
  const said = cellOf(cells, columns.date)
  const date = parseBankDay(said, year)
  const cents = centsOf(cells, columns)
  const texts = columns.texts.map((column) => cellOf(cells, column)).filter((text) => text !== '')
  if (cents === null || [cells[0] ?? '', said, ...texts].some((text) => noLine.test(text)))
    return null
  if (date === null) return { row, problem: 'date', text: said === '' ? cells.join(' ') : said }
  if (cents === undefined) {
    return { row, problem: 'amount', text: cellOf(cells, columns.amount ?? columns.moneyIn) }
  }
  const balance = parseBankAmount(cellOf(cells, columns.balance))
  return {
    row,
    date,
    amount: centsText(cents),
    balance: balance === null ? null : centsText(balance.cents),
    description: [...new Set(texts)].join(' '),
    reference: cellOf(cells, columns.reference),
  }
}

/** The number of the account, from a column or from the labels above the lines. */
function accountOf({ above, rows, columns }: FoundForm): string {
  const inColumn = rows
    .map(({ cells }) => cellOf(cells, columns.account).replace(/\D/g, ''))
    .find((digits) => digits.length >= 4)
  if (inColumn !== undefined) return inColumn
  const labelled = above.filter(({ cells }) =>
    cells.some((cell) => /\b(acc-?(ount)?(no)?|rekening)\b/i.test(cell)),
  )
  return (
    labelled
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => cell.match(/\d[\d -]{4,}\d/g) ?? [])
      .map((said) => said.replace(/\D/g, ''))
      .find((digits) => digits.length >= 6) ?? ''
  )
}

/** The year that the labels above name, for lines without one. */
function yearOf({ above }: FoundForm): number | undefined {
  const years = above
    .flatMap(({ cells }) => cells.join(' ').match(/\b20\d{2}\b/g) ?? [])
    .map(Number)
  return years.at(-1)
}

/** Reads the lines of a file whose form is known. Rows without a transaction are left out; what cannot be read is told. */
export function csvStatement(form: FoundForm): Statement {
  const year = yearOf(form)
  const read = form.rows.flatMap((row) => lineOf(row, form.columns, year) ?? [])
  const lines = read.filter((line) => 'amount' in line)
  return {
    bank: form.bank,
    account: accountOf(form),
    lines,
    problems: read.filter((line) => 'problem' in line),
    closingBalance: closing(lines),
  }
}

/** The balance of the latest day; files run from old to new or from new to old. */
function closing(lines: readonly StatementLine[]): string | null {
  const [first] = lines
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return null
  return first.date > last.date ? first.balance : last.balance
}
