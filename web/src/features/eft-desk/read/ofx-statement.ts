import { centsText, parseBankAmount } from './bank-amount.ts'
import { parseBankDay } from './bank-day.ts'
import type { LineProblem, Statement, StatementLine } from './statement.ts'

// The two writings of OFX, SGML without closing tags and XML, have in common that a value follows its tag.
// The packages for it are thin (reference/backoffice.md 5.1), and all that is asked of a file is in these tags.

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
}

const valueOf = (block: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '')
    .replace(/&(\w+);/g, (said, name: string) => entities[name.toLowerCase()] ?? said)
    .trim()

export const isOfx = (text: string): boolean => /<OFX>/i.test(text)

/** Reads an OFX file. The bank's own id of a line is no proof that it is the only one, so it is not used. */
export function ofxStatement(text: string): Statement {
  const lines: StatementLine[] = []
  const problems: LineProblem[] = []
  for (const { index, 1: block = '' } of text.matchAll(
    /<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi,
  )) {
    const row = text.slice(0, index).split('\n').length
    const date = parseBankDay(valueOf(block, 'DTPOSTED'))
    const amount = parseBankAmount(valueOf(block, 'TRNAMT'))
    if (date === null) problems.push({ row, problem: 'date', text: valueOf(block, 'DTPOSTED') })
    else if (amount === null)
      problems.push({ row, problem: 'amount', text: valueOf(block, 'TRNAMT') })
    else {
      const texts = ['NAME', 'MEMO'].map((tag) => valueOf(block, tag)).filter((said) => said !== '')
      lines.push({
        row,
        date,
        amount: centsText(amount.cents),
        balance: null,
        description: [...new Set(texts)].join(' '),
        reference: valueOf(block, 'REFNUM'),
      })
    }
  }
  const balance = parseBankAmount(valueOf(text.replace(/[\s\S]*<LEDGERBAL>/i, ''), 'BALAMT'))
  return {
    bank: valueOf(text, 'ORG'),
    account: valueOf(text, 'ACCTID').replace(/\D/g, ''),
    lines,
    problems,
    closingBalance: balance === null ? null : centsText(balance.cents),
  }
}
