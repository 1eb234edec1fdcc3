/** Whole rand of an amount have at most as many digits as a column of money holds; more would not be shown as typed. */
const mostDigits = 10

/** Groups of thousands, all with one sign, or digits without groups. A group never begins with 0. */
const grouped = String.raw`[1-9]\d{0,2}(?:([ ,.'])\d{3})(?:\GROUP\d{3})*|\d+`
const withGroups = (before: string, sign: number, places: string) =>
  new RegExp(`^${before}(${grouped.replace('GROUP', String(sign))})(?:([,.])(${places}))?$`)

const amountShape = withGroups('', 2, String.raw`\d{1,2}`)
const numberShape = withGroups('(-?)', 3, String.raw`\d+`)

/** Spaces of every kind as one, none around. */
const bareOf = (text: string) => text.replaceAll(/\s/g, ' ').trim()

const withoutZeros = (digits: string) => digits.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

/**
 * An amount as people write it, in whole cents as digits: "1 234,50", "1234.50", "R160", "R1,234" and "1.234,5" are all
 * understood. A point or comma before one or two last digits is the decimal one, before three it groups thousands.
 * @returns the amount as the server takes it ("1234.50"); null for anything else, which stays as it was typed
 */
export function typedAmount(text: string): string | null {
  const match = amountShape.exec(bareOf(text).replace(/^R ?/i, ''))
  if (match === null) return null
  const [, whole = '', groups, decimal, cents = ''] = match
  if (groups !== undefined && groups === decimal) return null
  const rand = withoutZeros(whole)
  return rand.length > mostDigits ? null : `${rand}.${cents.padEnd(2, '0')}`
}

/** The whole number that a text says; NaN for anything else, which is then in no range. */
export const wholeNumber = (text: string): number => Number(typedNumber(text, 0) ?? NaN)

/**
 * A number with at most `decimals` places, written with a point or a comma, thousands apart or not.
 * @returns the number as the server takes it ("-12.5"); null for anything else, and for what could be read in two ways
 * ("1.500"), which stays as it was typed
 */
export function typedNumber(text: string, decimals: number): string | null {
  const match = numberShape.exec(bareOf(text).replace(/ ?%$/, ''))
  if (match === null) return null
  const [, sign = '', whole = '', groups, decimal, places = ''] = match
  // "1,500" and "1.500": thousands to some, a fraction to others. Only spaces and apostrophes are clear.
  if (groups === ',' || groups === '.' || (groups !== undefined && groups === decimal)) return null
  const kept = places.replace(/0+$/, '')
  if (kept.length > decimals || (places.length > decimals && places.length === 3)) return null
  const digits = withoutZeros(whole)
  return digits.length > mostDigits ? null : `${sign}${digits}${kept === '' ? '' : `.${kept}`}`
}
