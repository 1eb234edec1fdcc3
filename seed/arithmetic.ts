/** An exact fraction: answers on worksheets must be exact, not rounded. */
export interface Rational {
  readonly num: bigint
  readonly den: bigint
}

const UNITS: Readonly<Record<string, Rational>> = {
  mm: { num: 1n, den: 1000n },
  cm: { num: 1n, den: 100n },
  m: { num: 1n, den: 1n },
  km: { num: 1000n, den: 1n },
  g: { num: 1n, den: 1000n },
  kg: { num: 1n, den: 1n },
  ml: { num: 1n, den: 1000n },
  ℓ: { num: 1n, den: 1n },
  c: { num: 1n, den: 100n },
  '°': { num: 1n, den: 1n },
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

function rational(num: bigint, den: bigint): Rational {
  if (den === 0n) throw new Error('division by zero')
  const divisor = gcd(num, den) * (den < 0n ? -1n : 1n)
  return { num: num / divisor, den: den / divisor }
}

const multiply = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den)
const divide = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num)
const add = (a: Rational, b: Rational): Rational =>
  rational(a.num * b.den + b.num * a.den, a.den * b.den)

/** Negative when `a` is less than `b`, zero when they are equal, positive when it is greater. */
export function compareRational(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

const TOKEN =
  /\s*(\{(?:(\d+) )?(\d+)\/(\d+)\}|\d+(?: \d{3})*(?:,\d+)?|R(?=\s?\d)|×|÷|\+|−|\(|\)|%|of\b|van\b|mm|cm|km|kg|ml|ℓ|°|[mgc](?![a-z]))/y

function tokenise(text: string): string[] {
  const tokens: string[] = []
  const source = text.trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found?.[1]) throw new Error(`cannot read "${source.slice(at)}" in "${text}"`)
    tokens.push(found[1])
  }
  return tokens
}

function number(token: string): Rational {
  const mixed = /^\{(?:(\d+) )?(\d+)\/(\d+)\}$/.exec(token)
  if (mixed) {
    const [, whole = '0', top = '0', bottom = '0'] = mixed
    return add(rational(BigInt(whole), 1n), rational(BigInt(top), BigInt(bottom)))
  }
  const [integer = '', decimals = ''] = token.replaceAll(' ', '').split(',')
  if (!/^\d+$/.test(integer)) throw new Error(`not a number: "${token}"`)
  return rational(BigInt(integer + decimals), 10n ** BigInt(decimals.length))
}

/**
 * The exact value of an expression as it is printed: `3 × (4 + 2)`, `{3/4} of 20`, `1,5 kg`, `R12,50`. Decimal comma,
 * space for thousands, lengths in metres, masses in kilograms, volume in litres.
 */
export function evaluate(text: string): Rational {
  const tokens = tokenise(text)
  let at = 0
  const peek = (): string => tokens[at] ?? ''

  function factor(): Rational {
    const token = peek()
    at += 1
    if (token === 'R') return factor()
    let value: Rational
    if (token === '(') {
      value = sum()
      if (peek() !== ')') throw new Error(`missing bracket in "${text}"`)
      at += 1
    } else value = number(token)
    if (peek() === '%') {
      at += 1
      value = divide(value, rational(100n, 1n))
    }
    const unit = UNITS[peek()]
    if (unit) {
      at += 1
      value = multiply(value, unit)
      // "2 m 35 cm" is one quantity.
      if (/^[\d{]/.test(peek())) value = add(value, factor())
    }
    return value
  }

  function product(): Rational {
    let value = factor()
    for (;;) {
      const sign = peek()
      if (sign === '×' || sign === 'of' || sign === 'van') {
        at += 1
        value = multiply(value, factor())
      } else if (sign === '÷') {
        at += 1
        value = divide(value, factor())
      } else return value
    }
  }

  function sum(): Rational {
    let value = product()
    for (;;) {
      const sign = peek()
      if (sign !== '+' && sign !== '−') return value
      at += 1
      const next = product()
      value = add(value, sign === '+' ? next : rational(-next.num, next.den))
    }
  }

  const value = sum()
  if (at !== tokens.length) throw new Error(`cannot read "${peek()}" in "${text}"`)
  return value
}

/** The equation with its blanks (`__`, `{_/4}`) replaced by the answers, in order. */
export function fillBlanks(text: string, answers: readonly string[]): string {
  let next = 0
  const filled = text.replace(/_+/g, () => answers[next++] ?? '?')
  if (next !== answers.length) {
    throw new Error(`"${text}" has ${next} blanks and ${answers.length} answers`)
  }
  return filled
}

/** What is wrong with the equation once its answer is filled in; null when all its sides have the same value. */
export function wrongSum(text: string, answers: readonly string[]): string | null {
  try {
    const [first, ...others] = fillBlanks(text, answers).split('=').map(evaluate)
    if (!first || others.length === 0) return `"${text}" has no equals sign`
    const wrong = others.some((side) => compareRational(first, side) !== 0)
    return wrong ? `"${text}" is not solved by ${answers.join('; ')}` : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
