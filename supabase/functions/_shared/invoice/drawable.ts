import { sameText } from '../text/same-signs.ts'
import covered from './covered.json' with { type: 'json' }

const within = (runs: readonly (readonly number[])[]) => (sign: string) => {
  const point = sign.codePointAt(0) ?? 0
  return runs.some(([first = 0, last = 0]) => first <= point && point <= last)
}
const inOurs = within(covered.ours)
const inWide = within(covered.wide)

/** What stands for signs that no font of ours holds, such as letters of Chinese; nobody takes it for a typed sign. */
export const unknownSign = { en: '[sign]', af: '[teken]' }

/** Blanks that are a thin or a wide one in our fonts' eyes and a blank in anybody's. */
const blanks = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000\u2028\u2029\u0085]/g

/** A sign as our fonts can draw it: itself, else the one that looks the same, else null. */
function drawn(sign: string): string | null {
  if (inOurs(sign) || inWide(sign)) return sign
  // What nobody sees is left out; a small or a wide form becomes the usual one, capitals staying capitals.
  const same = sameText(sign)
  if (same === '') return ''
  const usual = sign.normalize('NFKC')
  const known = [usual, same].find((text) =>
    Array.from(text).every((one) => inOurs(one) || inWide(one)),
  )
  return known ?? null
}

/**
 * A text as it is drawn: letters composed, every blank an ordinary one (of no break where it was), without marks that nobody
 * sees; what no font holds is replaced by a word, never by a question mark.
 */
export function drawable(text: string, language: 'en' | 'af' = 'en'): string {
  const parts: (string | null)[] = []
  for (const { segment } of segments.segment(
    text
      .normalize('NFC')
      .replace(blanks, ' ')
      .replace(/[\u2010\u2011]/g, '-'),
  )) {
    // The marks of direction and of no width, also those that a font would draw as a box.
    const seen = Array.from(segment).filter(
      (sign) => sign === '\n' || sign === '\u00a0' || sign === ' ' || sameText(sign) !== '',
    )
    const signs = seen.map((sign) => (sign === '\n' ? sign : drawn(sign)))
    const part = signs.includes(null) ? null : signs.join('')
    // A picture or a foreign word of many signs is one gap.
    if (part !== null || parts.at(-1) !== null) parts.push(part)
  }
  return parts.map((part) => part ?? unknownSign[language]).join('')
}
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether our own letters hold the whole of a drawable text; a font with more letters draws it else. */
export const isInOurLetters = (text: string) =>
  Array.from(text).every((sign) => sign === '\n' || inOurs(sign))
