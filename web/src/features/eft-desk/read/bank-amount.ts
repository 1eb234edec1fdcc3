/** What stands before or after an amount and turns its sign. */
const outwards = /^\(.*\)$|^[-−–]|[-−–]$|DR?\.?$/i

interface BankAmount {
  cents: number
  /** Marked as money that came in. */
  credit: boolean
}

/**
 * An amount as a bank writes it: "1 234,56", "R1,234.56", "1234.56-", "(12.50)", "1234.56CR", "1.234,56 DR".
 * @returns null for anything else
 */
export function parseBankAmount(said: string): BankAmount | null {
  const text = said.replace(/[\s\u00A0\u202F'"]/g, '').replace(/^([-+−–(]?)(?:ZAR|R)/i, '$1')
  const digits = text
    .replace(/^\(|\)$/g, '')
    .replace(/^[-+−–]/, '')
    .replace(/(?:CR?|DR?|[-+−–])$/i, '')
  if (!/^\d[\d.,]*$|^[.,]\d{1,2}$/.test(digits)) return null
  // The last comma or point with one or two digits after it is the decimal sign; the others group thousands.
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const grouped = whole.replace(/[.,]/g, '')
  // One sign for all groups, of which the first has no zero before it: 0.005, 1234.567 and 12.345,678 are something else.
  const misplaced = /[.,]/.test(whole) && !/^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(whole)
  const mixed = fraction !== '' && whole.includes(digits.at(-fraction.length - 1) ?? '')
  if (!/^\d{0,10}$/.test(grouped) || misplaced || mixed) return null
  const cents = Number(grouped || '0') * 100 + Number(fraction.padEnd(2, '0'))
  return {
    cents: outwards.test(text) && cents !== 0 ? -cents : cents,
    credit: /CR?$/i.test(text),
  }
}

/** 12345 -> "123.45", as the database takes it. */
export const centsText = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${String(Math.trunc(Math.abs(cents) / 100))}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
