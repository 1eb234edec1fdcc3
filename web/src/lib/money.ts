/** Rand amounts: decimal strings on the wire, whole cents in code, never a float. */
export type Cents = number

/**
 * "1234.5" -> 123450. The database sends at most two decimals.
 * @throws RangeError for anything that is not such an amount
 */
export function parseRand(amount: string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount.trim())
  if (match === null) throw new RangeError(`not an amount in rand: ${amount}`)
  const [, sign, rand = '0', fraction = ''] = match
  const cents = Number(rand) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** The cents of an amount that is only drawn; null for what is no amount, such as "NaN", which no screen is lost for. */
export function knownRand(amount: string): Cents | null {
  try {
    return parseRand(amount)
  } catch {
    return null
  }
}

const separators = {
  // U+00A0 keeps an amount on one line.
  en: { thousands: ',', decimal: '.' },
  af: { thousands: '\u00a0', decimal: ',' },
} as const

export type MoneyLocale = keyof typeof separators

/**
 * R1,234.50 in English and R1 234,50 in Afrikaans, with a real minus sign below zero. Written out rather than left to
 * Intl: browsers disagree about the en-ZA separators.
 */
export function formatRand(cents: Cents, locale: MoneyLocale): string {
  const { thousands, decimal } = separators[locale]
  const whole = Math.trunc(Math.abs(cents) / 100)
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands)
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}R${grouped}${decimal}${fraction}`
}
