import { latexOfWords } from './latex-words.ts'

/** Signs over one letter, as Office and MathML write them, and their names in LaTeX. */
export const accents: Readonly<Record<string, string | undefined>> = {
  '\u0300': 'grave',
  '`': 'grave',
  '\u0301': 'acute',
  '´': 'acute',
  '\u0302': 'hat',
  '^': 'hat',
  ˆ: 'hat',
  '\u0303': 'tilde',
  '~': 'tilde',
  '˜': 'tilde',
  '\u0304': 'bar',
  '¯': 'bar',
  '\u0305': 'overline',
  '‾': 'overline',
  '\u0306': 'breve',
  '˘': 'breve',
  '\u0307': 'dot',
  '˙': 'dot',
  '\u0308': 'ddot',
  '¨': 'ddot',
  '\u030A': 'mathring',
  '˚': 'mathring',
  '\u030C': 'check',
  ˇ: 'check',
  '\u20D6': 'overleftarrow',
  '\u20D7': 'vec',
  '→': 'vec',
  '\u20E1': 'overleftrightarrow',
}

/** Signs that grow with what they stand over or under. */
export const grown: Readonly<Record<string, { over: string; under: string } | undefined>> = {
  '⏞': { over: 'overbrace', under: 'overbrace' },
  '⏟': { over: 'underbrace', under: 'underbrace' },
  _: { over: 'overline', under: 'underline' },
  '―': { over: 'overline', under: 'underline' },
  '¯': { over: 'overline', under: 'underline' },
}

const brackets: Readonly<Record<string, string | undefined>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '\u2329': '\\langle', // as older versions write them
  '\u232A': '\\rangle',
  '\u3008': '\\langle',
  '\u3009': '\\rangle',
  '∣': '|',
  '∥': '\\|',
  '\\': '\\backslash',
}

/** Any other sign does not grow with what it holds: KaTeX would refuse the whole formula. */
export const bracket = (sign: string): string =>
  brackets[sign] ?? (/^[()[\]|/]$/.test(sign) ? sign : `. ${latexOfWords(sign)}`)
