type Language = 'en' | 'af'

/** Words for signs, by their LaTeX. */
const signs: Record<string, Record<Language, string>> = {
  '+': { en: 'plus', af: 'plus' },
  '-': { en: 'minus', af: 'minus' },
  '=': { en: 'equals', af: 'is gelyk aan' },
  '<': { en: 'is less than', af: 'is kleiner as' },
  '>': { en: 'is greater than', af: 'is groter as' },
  '\\times': { en: 'times', af: 'maal' },
  '\\cdot': { en: 'times', af: 'maal' },
  '\\div': { en: 'divided by', af: 'gedeel deur' },
  '\\le': { en: 'is at most', af: 'is hoogstens' },
  '\\leq': { en: 'is at most', af: 'is hoogstens' },
  '\\ge': { en: 'is at least', af: 'is minstens' },
  '\\geq': { en: 'is at least', af: 'is minstens' },
  '\\ne': { en: 'is not equal to', af: 'is nie gelyk aan' },
  '\\neq': { en: 'is not equal to', af: 'is nie gelyk aan' },
  '\\pm': { en: 'plus or minus', af: 'plus of minus' },
  '\\approx': { en: 'is about', af: 'is omtrent' },
  '\\angle': { en: 'angle', af: 'hoek' },
  '\\triangle': { en: 'triangle', af: 'driehoek' },
  '\\parallel': { en: 'is parallel to', af: 'is ewewydig aan' },
  '\\perp': { en: 'is perpendicular to', af: 'is loodreg op' },
  '\\therefore': { en: 'therefore', af: 'dus' },
  '\\ell': { en: 'litres', af: 'liter' },
  '\\pi': { en: 'pi', af: 'pi' },
  '\\degree': { en: 'degrees', af: 'grade' },
  '\\circ': { en: 'degrees', af: 'grade' },
  '\\%': { en: 'per cent', af: 'persent' },
  '%': { en: 'per cent', af: 'persent' },
  ':': { en: 'to', af: 'tot' },
  '(': { en: 'open bracket', af: 'hakie open' },
  ')': { en: 'close bracket', af: 'hakie toe' },
}

const say = {
  over: { en: 'over', af: 'oor' },
  and: { en: 'and', af: 'en' },
  root: { en: 'the square root of', af: 'die vierkantswortel van' },
  cubeRoot: { en: 'the cube root of', af: 'die derdemagswortel van' },
  nthRoot: { en: 'the root of order', af: 'die wortel van orde' },
  of: { en: 'of', af: 'van' },
  squared: { en: 'squared', af: 'kwadraat' },
  power: { en: 'to the power', af: 'tot die mag' },
  sub: { en: 'sub', af: 'onderskrif' },
  blank: { en: 'blank', af: 'leë blokkie' },
} satisfies Record<string, Record<Language, string>>

/** Commands, numbers with a decimal comma, letters and signs; spaces and sizes are left out. */
const tokenPattern =
  /\\text\{[^}]*\}|\\phantom\{[^}]*\}|\\[a-zA-Z]+|\\.|\d+(?:(?:\{,\}|,|\\,)\d+)*|[a-zA-Z]|\S/g

const silent = new Set([
  '\\,',
  '\\;',
  '\\:',
  '\\!',
  '\\ ',
  '\\left',
  '\\right',
  '\\displaystyle',
  '~',
  '\\quad',
])

const isFraction = (token: string | undefined) => token !== undefined && /^\\[dt]?frac$/.test(token)

/**
 * A formula in words, for screen readers: what the keypad writes, in the language of the paper. What it does not know is
 * said as it is written.
 */
export function spokenFormula(latex: string, language: Language): string {
  const tokens = (latex.match(tokenPattern) ?? []).filter((token) => !silent.has(token))
  let at = 0

  const group = (): string => {
    const token = tokens[at] ?? ''
    if (token !== '{') {
      // Without braces it is one sign: MathLive writes three quarters as \frac34.
      if (/^\d./.test(token)) tokens.splice(at, 1, token.charAt(0), token.slice(1))
      return one()
    }
    at += 1
    const said = until('}')
    at += 1
    return said
  }
  const until = (end: string): string => {
    const said: string[] = []
    while (at < tokens.length && tokens[at] !== end) said.push(one())
    return said.filter((words) => words !== '').join(' ')
  }
  const root = (): string => {
    if (tokens[at] !== '[') return `${say.root[language]} ${group()}`
    at += 1
    const order = until(']')
    at += 1
    return order === '3'
      ? `${say.cubeRoot[language]} ${group()}`
      : `${say.nthRoot[language]} ${order} ${say.of[language]} ${group()}`
  }
  const power = (): string => {
    const raised = group()
    if (raised === signs['\\circ']?.[language]) return raised
    return raised === '2' ? say.squared[language] : `${say.power[language]} ${raised}`
  }
  const one = (): string => {
    const token = tokens[at] ?? ''
    at += 1
    if (isFraction(token)) {
      const above = group()
      return `${above} ${say.over[language]} ${group()}`
    }
    if (token === '\\sqrt') return root()
    if (token === '\\boxed') {
      group()
      return say.blank[language]
    }
    if (token === '^') return power()
    if (token === '_') return `${say.sub[language]} ${group()}`
    if (token === '{') {
      at -= 1
      return group()
    }
    if (token.startsWith('\\text{')) return token.slice(6, -1).trim()
    if (token.startsWith('\\phantom{')) return ''
    if (/^\d/.test(token)) {
      const number = token.replaceAll('{,}', ',').replaceAll('\\,', ' ')
      // A number beside a fraction is a mixed number.
      return isFraction(tokens[at]) ? `${number} ${say.and[language]}` : number
    }
    return signs[token]?.[language] ?? token.replace(/^\\/, '')
  }
  return until('')
}
