import {
  countOf,
  fillers,
  joining,
  optionNouns,
  quantifiers,
  tokensOf,
  type Token,
} from './option-words.ts'

const isRoman = (word: string) => /^(?:i{1,3}|iv|vi{0,3}|ix|x|xi{0,2})$/u.test(word)

/** How far numbers are labels of options or of the statements above them. */
const mostLabels = 12

const isSmallNumber = (raw: string) =>
  /^\d{1,2}$/u.test(raw) && Number(raw) > 0 && Number(raw) <= mostLabels

const labelIn = ({ raw, word }: Token, total: number): boolean =>
  (/^[a-z]$/iu.test(raw) && word.charCodeAt(0) - 97 < Math.max(total, 4)) ||
  isRoman(word) ||
  isSmallNumber(raw)

const aroundLabels = /^[()[\]{}.#,;&+/\p{Pd}∧∨∩∪|]$/u

const besideLabels = (word: string) =>
  joining.has(word) || fillers.has(word) || quantifiers.has(word) || optionNouns.has(word)

/** What an option looks like: its letters and numbers left out. */
const formOf = (option: string) =>
  tokensOf(option)
    .map(({ raw, word }) => {
      if (/^[+\-−*×/÷]$/u.test(raw)) return '±'
      return /^(?:\p{L}$|\d)/u.test(raw) || isRoman(word) ? '#' : word
    })
    .join(' ')

/** A number, or letters of algebra: "4 cm", "x + y". */
const isReckoned = (option: string) =>
  /\d|^\s*\p{L}{1,2}\s*[+\-−*×/=<>]/u.test(option.normalize('NFKC'))

/** Whether most of the others are like this one, so that it says nothing about them: fractions, sums, vowels. */
function isLikeOthers(options: readonly string[], place: number): boolean {
  const forms = options.map(formOf)
  const others = forms.filter((_form, at) => at !== place)
  const alike = others.filter((form) => form === forms[place])
  return alike.length * 2 >= others.length
}

/** 1 + 2, 1 + 3: rising, and no more than there are options. */
function mayCount(tokens: readonly Token[], total: number): boolean {
  const numbers = tokens.flatMap(({ raw }) => (isSmallNumber(raw) ? [Number(raw)] : []))
  return numbers.every((number, at) => number <= total && number > (numbers[at - 1] ?? 0))
}

/**
 * Whether an option is made of nothing but what may be labels of options or statements: "1+2", "(i)", "a/b", "1 t/m 3", "7"
 * beside words. What it means is lost if the others move.
 */
export function mayBeLabels(options: readonly string[], place: number): boolean {
  const tokens = tokensOf(options[place] ?? '')
  const total = options.length
  const bare = tokens.filter(({ raw }) => /^[\p{L}\d]/u.test(raw))
  const [only] = bare
  if (only !== undefined && bare.length === 1) {
    const one = labelIn(only, total) || /^\d/u.test(only.raw)
    const plain = tokens.every((token) => token === only || /^[()[\].:#]$/u.test(token.raw))
    return one && plain && !isLikeOthers(options, place)
  }
  const isLabel = (token: Token) => labelIn(token, total) || countOf(token.word) !== null
  const labels = tokens.filter(isLabel)
  if (labels.length === 0) return false
  const closed = tokens.every(
    (token) => isLabel(token) || aroundLabels.test(token.raw) || besideLabels(token.word),
  )
  // "2a", "10 x": no sign or word between them.
  const touching = tokens.some((token, at) => {
    const next = tokens[at + 1]
    return next !== undefined && labelIn(token, total) && labelIn(next, total)
  })
  // "A dam" and "I am" name something: of labels there is more than one, or a word that joins or sets apart.
  const joined = labels.length > 1 || tokens.some(({ word }) => joining.has(word))
  if (!closed || touching || !joined) return false
  const sums = tokens.some(({ raw }) => raw === '+') && bare.every(({ raw }) => isSmallNumber(raw))
  return !isLikeOthers(options, place) || (sums && mayCount(tokens, total))
}

/** "NOTA", "G.v.B.": all or none of the above, by their first letters. */
const aboveByLetters = /^(?:[abenms]{1,2}o[td]?a|(?:g|a|al|n|ne|e|m|b)v(?:d|di)?(?:b|h|bo|hb|bg))$/u

/** Any other such abbreviation, which only stands apart where no other option is one. */
const byLetters = /^[A-Z][A-Z]?[OV][A-Z]{1,3}$/u

const lettersOf = (option: string) => option.normalize('NFKC').replaceAll(/[^\p{L}\d]/gu, '')

/** Whether an option is an abbreviation of "none of the above" or the like. */
export function abbreviates(options: readonly string[], place: number): boolean {
  const letters = lettersOf(options[place] ?? '')
  if (aboveByLetters.test(letters.toLowerCase())) return true
  const others = options.filter((_option, at) => at !== place).map(lettersOf)
  return byLetters.test(letters) && !others.some((other) => /^\p{Lu}{2,}$/u.test(other))
}

/** The places of options without a number where most have one: "No solution" and "Undefined" stand last by custom. */
export function placesWithoutNumber(options: readonly string[]): number[] {
  const without = options.flatMap((option, place) => (isReckoned(option) ? [] : [place]))
  const rest = options.length - without.length
  return rest > 1 && without.length < rest ? without : []
}
