/** What a cell or an element says where the number of an account should be. */
export type AccountNumber =
  | { account: string }
  /** Something stands there that is no number: a spreadsheet has shortened it, or the bank has covered it. */
  | { refusedAccount: string }
  | null

/**
 * The number of an account: 4 to 20 digits, with blanks and hyphens between them. Anything more is refused as it stands:
 * taking the digits out of 1,23457E+09, 1234567890.0 or ****1234 would make the number of another account.
 */
export function accountNumber(said: string): AccountNumber {
  // Some programs write ="0123" so that a spreadsheet keeps the zeros.
  const text = said
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .trim()
  if (text === '') return null
  const digits = text.replaceAll(/[\s\u00A0\u202F-]/g, '')
  return /^\d{4,20}$/.test(digits) ? { account: digits } : { refusedAccount: text.slice(0, 60) }
}
