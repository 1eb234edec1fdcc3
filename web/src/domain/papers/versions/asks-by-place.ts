import { optionNouns, ordinal, tokensOf, type Token } from './option-words.ts'

const orderWords =
  /^(?:order|ordered|sequence|arranged|ranked|sorted|volgorde|rangorde|orde|gerangskik\p{L}*|georden\p{L}*)$/u

const labelled = /^[A-Z]$/u

/** "(A, B, C or D)" and "A–D" name all options; "option B" and "option A or C" some. */
function namesSome(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1)
  const letters: string[] = []
  for (const { raw, word } of after) {
    if (labelled.test(raw)) letters.push(raw)
    else if (/^\p{Pd}$/u.test(raw) || word === 'to' || word === 'tot') {
      if (letters.length > 0) return false
    } else if (!/^[(,;:/&]$/u.test(raw) && !/^(?:and|or|en|of)$/u.test(word)) break
  }
  return letters.length > 0 && !(letters.length > 2 && letters[0] === 'A')
}

function isPlace(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 3), at)
  return near.some(({ word }) => ordinal.test(word))
}

/**
 * Whether a question, a hint or an instruction speaks of options by their letter, their place or their order: "why option B
 * is wrong", "the last answer", "die opsies staan in volgorde". Instructions that name all letters do not.
 */
export const asksByPlace = (lines: readonly string[]): boolean =>
  lines.some((line) => {
    const tokens = tokensOf(line)
    const nouns = tokens.flatMap(({ word }, at) => (optionNouns.has(word) ? [at] : []))
    if (nouns.length === 0) return false
    if (tokens.some(({ word }) => orderWords.test(word))) return true
    return nouns.some((at) => namesSome(tokens, at) || isPlace(tokens, at))
  })
