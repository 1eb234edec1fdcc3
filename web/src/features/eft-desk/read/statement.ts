/** One line of a bank statement, as the database takes it. */
export interface StatementLine {
  /** The line of the file, counted from 1, for messages. */
  row: number
  /** 2026-03-04 */
  date: string
  /** A decimal text; money that came in is positive. */
  amount: string
  balance: string | null
  description: string
  reference: string
  /** The bank's own id of the line; empty where its file does not say one. */
  bankId: string
}

/**
 * Why a line is left out. direction: its kind says that the money went the other way. currency: it is not in rand.
 * correction: it changes a line that the bank wrote before. corrected: a later line of the file does away with it.
 * not_booked: the bank still expects it. twice: it says two days, amounts or kinds. cut and ends_early: the file ends
 * before the line, or before itself. future: its day is still to come.
 */
export type ProblemWord =
  | 'date'
  | 'amount'
  | 'cells'
  | 'direction'
  | 'currency'
  | 'correction'
  | 'corrected'
  | 'not_booked'
  | 'twice'
  | 'cut'
  | 'ends_early'
  | 'future'

/** A line that could not be read, and what is wrong with it. */
export interface LineProblem {
  row: number
  problem: ProblemWord
  /** What stands in the file. */
  text: string
  /** Which line it is, where its number alone does not say it: its texts. */
  line?: string
}

export interface Statement {
  bank: string
  /** Digits only; empty where the file does not say. */
  account: string
  /** What stands where the account's number should be, if that is no number: 1,23457E+09, ****1234. */
  refusedAccount?: string
  lines: StatementLine[]
  problems: LineProblem[]
  closingBalance: string | null
}

/** Which column, counted from 0, holds what. */
export interface Columns {
  date: number
  /** One column with both directions, or one for each. */
  amount?: number | undefined
  moneyIn?: number | undefined
  moneyOut?: number | undefined
  balance?: number | undefined
  texts: number[]
  reference?: number | undefined
  account?: number | undefined
  /** Only amounts marked with "CR" came in; the others went out. */
  creditMarked?: boolean | undefined
}
