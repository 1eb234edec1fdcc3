/**
 * An amount as people write it, in whole cents as digits: "1 234,50", "1234.50", "R160", "R1,234" and "1.234,5" are all
 * understood. A point or comma before one or two last digits is the decimal one, before three it groups thousands.
 * @returns the amount as the server takes it ("1234.50"); null for anything else
 */
export function typedAmount(text: string): string | null {
  const bare = text.replaceAll(/\s/g, ' ').trim().replace(/^R ?/i, '')
  const match = /^(\d{1,3}(?:([ ,.'])\d{3})(?:\2\d{3})*|\d+)(?:([,.])(\d{1,2}))?$/.exec(bare)
  if (match === null) return null
  const [, whole = '', groups, decimal, cents = ''] = match
  if (groups !== undefined && groups === decimal) return null
  return `${whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
}

/** A number with at most `decimals` places, written with a point or a comma; null for anything else. */
export function typedNumber(text: string, decimals: number): string | null {
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text.replaceAll(/[\s%]/g, ''))
  if (match === null) return null
  const [, sign = '', whole = '', places = ''] = match
  const kept = places.replace(/0+$/, '')
  if (kept.length > decimals) return null
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}${kept === '' ? '' : `.${kept}`}`
}
