import { sameText } from './same-signs.ts'

/** +27 or 0, then 2, 3 and 4 digits, spaces optional (P5.2). */
const southAfrican = /^(?:\+27|0) ?\d{2} ?\d{3} ?\d{4}$/

export const isSouthAfricanPhone = (text: string) => southAfrican.test(typedPhone(text))

/**
 * A South African number as people and contact cards write it, in the form that we keep: "(082) 123-4567" as
 * "082 123 4567", "0027 82 123 4567" with +27, "0821 234 567" without blanks. Anything else as typed, without
 * what nobody sees. SQL: private.typed_phone().
 */
export function typedPhone(text: string): string {
  const same = sameText(text)
  const spaced = same
    .replace(/^((?:\+|00) ?27) ?\(0\)/, '$1 ')
    .replace(/[ ().\-/]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/^(?:\+|00) ?27/, '+27')
    .replace(/^27(?= ?[1-9][0-9 ]{8,}$)/, '+27')
  if (southAfrican.test(spaced)) return spaced
  const close = spaced.replaceAll(' ', '')
  return southAfrican.test(close) ? close : same
}

/** "082 123 4567" -> "+27821234567". Expects a number that is South African. */
export const internationalPhone = (text: string) =>
  typedPhone(text).replaceAll(' ', '').replace(/^0/, '+27')
