import {
  aggregates,
  inTransaction,
  looks,
  statementNames,
  texts,
  transactionNames,
  values,
} from './elements.ts'
import { readMarkup } from './markup.ts'

/** One STMTTRN as it is written. */
export interface Transaction {
  /** The line of the file in which it begins, from 1. */
  row: number
  /** Each element's values, in their order; those that are empty are left out. */
  fields: Map<string, string[]>
  /** CURSYM of a CURRENCY: the amount is not in the statement's currency. */
  currency: string
  /** Of BANKTRANLISTP: expected, not booked. */
  pending: boolean
  /** The file ends before it does. */
  cut: boolean
}

/** One account's part of a file. */
export interface AccountPart {
  row: number
  account: string
  currency: string
  /** LEDGERBAL; AVAILBAL is what may be spent, which is another figure. */
  balance: string
  transactions: Transaction[]
}

export interface OfxFile {
  bank: string
  parts: AccountPart[]
  /** </OFX> was reached. */
  ended: boolean
  lastRow: number
}

const longestValue = 2_000
/** No file nests its aggregates deeper. */
const deepest = 50

/** Takes an OFX file apart. Nothing is judged here: what cannot be is written as it stands. */
export function ofxTransactions(file: string): OfxFile {
  const read: OfxFile = { bank: '', parts: [], ended: false, lastRow: 1 }
  const stack: string[] = []
  let part: AccountPart | null = null
  let transaction: Transaction | null = null
  let leaf = ''
  let value = ''
  let counted = 0

  const rowAt = (place: number) => {
    for (; counted < place; counted += 1) if (file.charCodeAt(counted) === 10) read.lastRow += 1
    return read.lastRow
  }
  const beginPart = (row: number) => {
    part = { row, account: '', currency: '', balance: '', transactions: [] }
    read.parts.push(part)
    return part
  }
  const keep = (name: string, said: string) => {
    if (transaction !== null) {
      if (name === 'CURSYM') {
        if (stack.includes('CURRENCY')) transaction.currency = said
        return
      }
      if (name === 'ACCTID') return
      const before = transaction.fields.get(name)
      if (before === undefined) transaction.fields.set(name, [said])
      else if (before.length < 20) before.push(said)
    } else if (name === 'ORG') read.bank ||= said
    else if (part === null) return
    else if (name === 'ACCTID') part.account ||= said
    else if (name === 'CURDEF') part.currency ||= said
    else if (name === 'BALAMT' && stack.at(-1) === 'LEDGERBAL') part.balance ||= said
  }
  const endLeaf = () => {
    const said = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
    if (leaf !== '' && said !== '') keep(leaf, said)
    leaf = ''
    value = ''
  }

  /** A tag that nobody knows, in a text, belongs to the text; programs name elements of their own with a point. */
  const isInText = (name: string) =>
    texts.has(leaf) && !aggregates.has(name) && !values.has(name) && !name.includes('.')

  readMarkup(file, {
    open(name, at) {
      if (isInText(name)) {
        if (!looks.has(name)) value += ' '
        return
      }
      endLeaf()
      if (!aggregates.has(name)) {
        leaf = name
        return
      }
      if (!inTransaction.has(name)) transaction = null
      if (statementNames.has(name)) beginPart(rowAt(at))
      if (transactionNames.has(name)) {
        const row = rowAt(at)
        const fields = new Map<string, string[]>()
        transaction = { row, fields, currency: '', pending: name === 'STMTTRNP', cut: false }
        ;(part ?? beginPart(row)).transactions.push(transaction)
      }
      if (stack.length < deepest) stack.push(name)
    },
    close(name) {
      if (isInText(name)) {
        if (!looks.has(name)) value += ' '
        return
      }
      endLeaf()
      if (!aggregates.has(name)) return
      if (name === 'OFX') read.ended = true
      if (!inTransaction.has(name)) transaction = null
      if (statementNames.has(name)) part = null
      const place = stack.lastIndexOf(name)
      if (place >= 0) stack.length = place
    },
    text(said) {
      if (leaf !== '' && value.length < longestValue)
        value += said.slice(0, longestValue - value.length)
    },
  })
  // A value that the file's end has cut is worth nothing: 29 of 296.00 would be an amount.
  const open = transaction as Transaction | null // assigned in the reader's functions
  if (open !== null) open.cut = true
  else if (read.ended) endLeaf()
  rowAt(file.length)
  return read
}
