import type { FileRow } from '@kryt/tables/file-rows'
import type { Columns } from './statement.ts'

/** A way in which a bank writes its statements. */
export interface BankForm {
  bank: string
  columns: Columns
}

/** The names of columns as they are compared: small letters, joined. */
export const headOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.toLowerCase().replace(/\s+/g, ' ').trim())
    .join('|')
    .replace(/\|+$/, '')

/** Forms with a row of names, by that row. Which bank writes which is in reference/backoffice.md 5.1. */
const byHead: Record<string, BankForm> = {
  'date|service fee|amount|description|reference|balance|cheque number': {
    bank: 'FNB',
    columns: { date: 0, amount: 2, texts: [3], reference: 4, balance: 5 },
  },
  'date|amount|balance|description': {
    bank: 'FNB',
    columns: { date: 0, amount: 1, balance: 2, texts: [3] },
  },
  'effective date|description|reference|service fee|amount|balance': {
    bank: 'FNB',
    columns: { date: 0, texts: [1], reference: 2, amount: 4, balance: 5, creditMarked: true },
  },
  'effective date|description|reference|service fee|debit / credit|amount|balance': {
    bank: 'FNB',
    columns: { date: 0, texts: [1], reference: 2, amount: 5, balance: 6, creditMarked: true },
  },
  'date|description|amount|balance': {
    bank: 'Absa',
    columns: { date: 0, texts: [1], amount: 2, balance: 3 },
  },
  'date|value date|statement number|description|amount|balance|type|originator reference|customer reference':
    {
      bank: 'Standard Bank',
      columns: { date: 0, texts: [3, 7], amount: 4, balance: 5, reference: 8 },
    },
  'account|date|description|reference|amount|fees|balance': {
    bank: 'Capitec',
    columns: { account: 0, date: 1, texts: [2], reference: 3, amount: 4, balance: 6 },
  },
  'nr|account|posting date|transaction date|description|original description|parent category|category|money in|money out|fee|balance':
    {
      bank: 'Capitec',
      columns: { account: 1, date: 2, texts: [4, 5], moneyIn: 8, moneyOut: 9, balance: 11 },
    },
  'date|day|time|type|description 1|description 2|fee|amount|balance|has attachments': {
    bank: 'Bank Zero',
    columns: { date: 0, texts: [3, 4], reference: 5, amount: 7, balance: 8 },
  },
}

/** A form without names, known by the look of its rows. */
const byLook: { form: BankForm; isLine: (cells: readonly string[]) => boolean }[] = [
  {
    // HIST,20260304,,250.00,CREDIT TRANSFER,REFERENCE,4321,0
    form: { bank: 'Standard Bank', columns: { date: 1, amount: 3, texts: [4], reference: 5 } },
    isLine: ([kind = '', day = '']) => kind === 'HIST' && /^\d{8}$/.test(day),
  },
  {
    // 5,12,'13 Aug','text','text','text',250.00,1250.00,
    form: { bank: 'FNB', columns: { date: 2, texts: [3, 4], reference: 5, amount: 6, balance: 7 } },
    isLine: ([kind = '', , day = '']) => kind === '5' && /^\d{1,2} [a-z]{3}$/i.test(day),
  },
  {
    // 04Mar2026,TEXT,250.00,1250.00
    form: { bank: 'Nedbank', columns: { date: 0, texts: [1], amount: 2, balance: 3 } },
    isLine: ([day = '', , , balance = '']) =>
      /^\d{2}-?[a-z]{3}-?(\d{4}|\d{2})$/i.test(day) && balance !== '',
  },
]

export interface FoundForm extends BankForm {
  /** The rows that may hold lines: those after the names, or those that look like lines. */
  rows: FileRow[]
  /** What stands above them: account, period. */
  above: FileRow[]
}

/**
 * The form in which a file is written.
 * @param kept forms that administrators have said, by their row of names
 * @returns null for a form that nobody has said yet
 */
export function findForm(
  rows: readonly FileRow[],
  kept: Readonly<Record<string, BankForm>> = {},
): FoundForm | null {
  for (const [index, { cells }] of rows.slice(0, 40).entries()) {
    const head = headOf(cells)
    const form = kept[head] ?? byHead[head]
    if (form !== undefined) {
      return { ...form, rows: rows.slice(index + 1), above: rows.slice(0, index) }
    }
  }
  for (const { form, isLine } of byLook) {
    const lines = rows.filter(({ cells }) => isLine(cells))
    if (lines.length > 0) {
      return { ...form, rows: lines, above: rows.filter(({ cells }) => !isLine(cells)) }
    }
  }
  return null
}
