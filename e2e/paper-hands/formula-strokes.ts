/** What a hand does for a piece of a formula: types, presses a key, or taps a key of the dialog by its name. */
type Stroke = { type: string } | { press: string } | { tap: string }

/** The keys of the dialog for what no keyboard has. */
const keys: Record<string, string> = {
  '\\times': 'times',
  '\\div': 'divided by',
  '\\pm': 'plus or minus',
  '\\approx': 'is about',
  '\\pi': 'pi',
  '\\ell': 'litres',
  '\\text{m}': 'm',
}

const tokenPattern = /\\text\{[^}]*\}|\\[a-zA-Z]+|\\.|\{,\}|\S/g

/** The strokes for a formula, written in the LaTeX of the papers. */
export function strokesOf(latex: string): Stroke[] {
  const tokens = latex.match(tokenPattern) ?? []
  let at = 0

  const group = (): Stroke[] => {
    if (tokens[at] !== '{') return one()
    at += 1
    const inside: Stroke[] = []
    while (at < tokens.length && tokens[at] !== '}') inside.push(...one())
    at += 1
    return inside
  }
  const leave: Stroke = { press: 'ArrowRight' }
  /** A single digit in an exponent is left by itself. */
  const raised = (inside: Stroke[]): Stroke[] => {
    const [first] = inside
    const digit =
      inside.length === 1 && first !== undefined && 'type' in first && /^\d$/.test(first.type)
    return [{ type: '^' }, ...inside, ...(digit ? [] : [leave])]
  }
  const one = (): Stroke[] => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '\\left' || token === '\\right') return []
    if (token === '\\frac') {
      const above = group()
      return [{ tap: 'Fraction' }, ...above, { press: 'Tab' }, ...group(), leave]
    }
    if (token === '\\sqrt') return [{ tap: 'Square root' }, ...group(), leave]
    if (token === '^') return raised(group())
    if (token === '_') return [{ type: '_' }, ...group(), leave]
    if (token === '{,}') return [{ type: ',' }]
    // The keys for metres and litres bring their space.
    if (token === '\\,') return /^\\(?:text|ell)/.test(tokens[at] ?? '') ? [] : [{ type: ' ' }]
    const tap = keys[token]
    if (tap !== undefined) return [{ tap }]
    if (token.startsWith('\\')) throw new Error(`there is no key for ${token}`)
    return [{ type: token }]
  }

  const strokes: Stroke[] = []
  while (at < tokens.length) strokes.push(...one())
  return strokes
}
