import { accountNumber, type AccountNumber } from './account-number.ts'
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
    bankId: '',
  }
}

/** Numbers of six digits or more, in a cell that may hold a label as well. */
const numbersIn = (cell: string) => cell.match(/\d[\d -]{4,}\d/g) ?? []

/** What a spreadsheet makes of a long number: 1.23457E+09, 1234567890.0, or grouped. */
const isShortened = (cell: string) => /\d[.,]?\d*\s*E\s*\+?\d|\d{3}[.,]\d/i.test(cell)

/** The number of the account, from the labels above the lines. */
function labelledAccount({ above }: FoundForm): AccountNumber {
  const cells = above
    .filter((row) => row.cells.some((cell) => /\b(acc-?(ount)?(no)?|rekening)\b/i.test(cell)))
    .flatMap((row) => row.cells)
  const account = cells
    .filter((cell) => !isShortened(cell))
    .flatMap(numbersIn)
    .map((said) => said.replace(/\D/g, ''))
    .find((digits) => digits.length >= 6)
  const shortened = cells.find(isShortened)
  if (account !== undefined) return { account }
  return shortened === undefined ? null : { refusedAccount: shortened.slice(0, 60) }
}

/** The year that the labels above name, for lines without one. */
function yearOf({ above }: Pick<FoundForm, 'above'>): number | undefined {
  const years = above
    .flatMap(({ cells }) => cells.join(' ').match(/\b20\d{2}\b/g) ?? [])
    .map(Number)
  return years.at(-1)
}

type Read = StatementLine | LineProblem

interface Group {
  number: AccountNumber
  read: Read[]
}

/** What was read, by the account that each row names. A row that names none belongs to the one before it. */
function byAccount({ rows, columns, ...form }: FoundForm): Group[] {
  const year = yearOf(form)
  const groups = new Map<string, Group>()
  const unnamed: Read[] = []
  let current: Group | undefined
  for (const row of rows) {
    const read = lineOf(row, columns, year)
    if (read === null) continue
    const said = 'problem' in read ? '' : cellOf(row.cells, columns.account).replace(/\s/g, '')
    if (said !== '') {
      current = groups.get(said) ?? { number: accountNumber(said), read: [] }
      groups.set(said, current)
    }
    ;(current?.read ?? unnamed).push(read)
  }
  const [first = { number: null, read: [] }, ...others] = groups.values()
  return [{ ...first, read: [...unnamed, ...first.read] }, ...others]
}

/**
 * Reads the lines of a file whose form is known, for each account that its rows name. Rows without a transaction are
 * left out; what cannot be read is told.
 */
export function csvStatements(form: FoundForm): Statement[] {
  const labelled = labelledAccount(form)
  return byAccount(form).map(({ number, read }) => {
    const lines = read.filter((line) => 'amount' in line)
    return {
      bank: form.bank,
      account: '',
      ...(number ?? labelled),
      lines,
      problems: read.filter((line) => 'problem' in line),
      closingBalance: closing(lines),
    }
  })
}

/** The balance of the latest day; files run from old to new or from new to old. */
function closing(lines: readonly StatementLine[]): string | null {
  const [first] = lines
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return null
  return first.date > last.date ? first.balance : last.balance
}
