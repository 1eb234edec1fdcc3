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
}

/** A line that could not be read, and what is wrong with it. */
export interface LineProblem {
  row: number
  problem: 'date' | 'amount' | 'cells'
  /** What stands in the file. */
  text: string
}

export interface Statement {
  bank: string
  /** Digits only; empty where the file does not say. */
  account: string
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
