import { accountNumber } from '../account-number.ts'
import { centsText } from '../bank-amount.ts'
import type { LineProblem, Statement, StatementLine } from '../statement.ts'
import { agrees, isHeld } from './direction.ts'
import { ofxTransactions, type AccountPart, type Transaction } from './transactions.ts'
import { ofxCents, ofxDay } from './values.ts'

export const isOfx = (text: string): boolean => /<(?:\w+:)?OFX[\s>]/i.test(text.slice(0, 20_000))

const saidBy = ({ fields }: Transaction, name: string) => fields.get(name) ?? []
const first = (transaction: Transaction, name: string) => saidBy(transaction, name)[0] ?? ''

const wordsOf = (transaction: Transaction) =>
  [...new Set(['NAME', 'EXTDNAME', 'MEMO'].flatMap((name) => saidBy(transaction, name)))].join(' ')

const isRand = (currency: string) => currency === '' || currency.toUpperCase() === 'ZAR'

/** What is wrong with a line before its values are looked at. */
function notALine(transaction: Transaction): Omit<LineProblem, 'row'> | null {
  const kind = first(transaction, 'TRNTYPE')
  // Two halves of two transactions, between which the tags are lost; equal amounts do not make one of them.
  const twice = ['TRNAMT', 'DTPOSTED', 'FITID', 'TRNTYPE'].find(
    (name) => saidBy(transaction, name).length > 1,
  )
  if (transaction.cut) return { problem: 'cut', text: '' }
  if (twice !== undefined) return { problem: 'twice', text: saidBy(transaction, twice).join(' / ') }
  if (transaction.pending || isHeld(kind)) return { problem: 'not_booked', text: kind }
  if (!isRand(transaction.currency)) return { problem: 'currency', text: transaction.currency }
  return null
}

function lineOf(transaction: Transaction): StatementLine | LineProblem {
  const { row } = transaction
  const line = wordsOf(transaction)
  const wrong = (problem: LineProblem['problem'], text: string) => ({
    row,
    problem,
    text: text.slice(0, 80),
    line: line.slice(0, 120),
  })
  const unread = notALine(transaction)
  if (unread !== null) return wrong(unread.problem, unread.text)
  const [kind, posted, amount] = ['TRNTYPE', 'DTPOSTED', 'TRNAMT'].map((name) =>
    first(transaction, name),
  ) as [string, string, string] // one for each of the three names
  const date = ofxDay(posted)
  const cents = ofxCents(amount)
  if (date === null) return wrong('date', posted)
  if (cents === null) return wrong('amount', amount)
  if (!agrees(kind, cents)) return wrong('direction', `${kind} ${amount}`)
  return {
    row,
    date,
    amount: centsText(cents),
    balance: null,
    description: line,
    reference: first(transaction, 'REFNUM'),
    bankId: first(transaction, 'FITID'),
  }
}

/**
 * A line that corrects another (CORRECTFITID) is not one more payment. If the file holds the line that it corrects, that
 * one is left out and a replacement is read in its place; if not, a person looks at what was stored before.
 */
function corrected(
  transactions: readonly Transaction[],
): Map<Transaction, 'correction' | 'corrected'> {
  const byId = new Map<string, Transaction[]>()
  for (const transaction of transactions) {
    const id = first(transaction, 'FITID')
    if (id !== '') byId.set(id, [...(byId.get(id)?.slice(0, 20) ?? []), transaction])
  }
  const found = new Map<Transaction, 'correction' | 'corrected'>()
  for (const transaction of transactions) {
    const earlier = first(transaction, 'CORRECTFITID')
    const action = first(transaction, 'CORRECTACTION').toUpperCase()
    if (earlier === '' && action === '') continue
    const ones = (byId.get(earlier) ?? []).filter((line) => line !== transaction)
    for (const line of ones) found.set(line, 'corrected')
    if (ones.length === 0 || action !== 'REPLACE') found.set(transaction, 'correction')
  }
  return found
}

function statementOf(bank: string, part: AccountPart): Statement {
  const left = corrected(part.transactions)
  const read = part.transactions.map((transaction) => {
    const problem = left.get(transaction)
    return problem === undefined
      ? lineOf(transaction)
      : {
          row: transaction.row,
          problem,
          text: first(transaction, 'TRNAMT').slice(0, 80),
          line: wordsOf(transaction).slice(0, 120),
        }
  })
  const balance = ofxCents(part.balance)
  const inRand = isRand(part.currency)
  return {
    bank,
    account: '',
    ...accountNumber(part.account),
    lines: inRand ? read.filter((line) => 'amount' in line) : [],
    problems: inRand
      ? read.filter((line) => 'problem' in line)
      : [{ row: part.row, problem: 'currency', text: part.currency.slice(0, 20) }],
    closingBalance: balance === null || !inRand ? null : centsText(balance),
  }
}

/**
 * The statements of an OFX file, one for each account of which it says something, in its order. Values are read by the
 * rules of the format; a line that breaks them is left out and told, and the others are read.
 */
export function ofxStatements(file: string): Statement[] {
  const { bank, parts, ended, lastRow } = ofxTransactions(file)
  const statements = parts
    .map((part) => statementOf(bank.slice(0, 60), part))
    .filter(({ lines, problems }) => lines.length + problems.length > 0)
  const last = statements.at(-1)
  if (!ended && last?.problems.at(-1)?.problem !== 'cut')
    last?.problems.push({ row: lastRow, problem: 'ends_early', text: '' })
  return statements
}
