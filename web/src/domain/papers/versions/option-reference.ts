import { namesLabels } from './option-labels.ts'
import {
  comparisons,
  connectors,
  countOf,
  duals,
  exceptions,
  fillers,
  limits,
  listed,
  optionNouns,
  ordinal,
  others,
  pointers,
  pointing,
  quantifiers,
  spot,
  tokensOf,
  type Token,
} from './option-words.ts'

/** How an option speaks of the others. */
export interface Reference {
  /** "All of the above" is true only below the others. */
  way: 'up' | 'down' | null
  /** As many as it says it means: two for "both"; null for any number. */
  count: number | null
}

const isWord = ({ raw }: Token) => /^[\p{L}\d]/u.test(raw)

const isClosed = (token: Token) =>
  fillers.has(token.word) ||
  quantifiers.has(token.word) ||
  pointers.has(token.word) ||
  optionNouns.has(token.word) ||
  comparisons.has(token.word) ||
  countOf(token.word) !== null ||
  pointing(token) !== null ||
  /^(?:bo|onder)$/u.test(token.word)

/** Of, van, uit … these, the above: up to three small words between. */
function isPartOf(words: readonly Token[]): boolean {
  return words.some((word, at) => {
    if (!/^(?:of|van|uit|from|among|amongst|onder|tussen|between)$/u.test(word.word)) return false
    const near = words.slice(at + 1, at + 5)
    const hit = near.findIndex(
      (one) => pointers.has(one.word) || optionNouns.has(one.word) || pointing(one) !== null,
    )
    return hit !== -1 && near.slice(0, hit).every(isClosed)
  })
}

/** "Bo" and "onder" point where nothing follows them: "almal hier bo". */
function wayOf(words: readonly Token[]): 'up' | 'down' | 'one' | null {
  const [found] = words.flatMap((word) => pointing(word) ?? [])
  if (found !== undefined) return found
  const last = words.at(-1)?.word
  const bare = last === 'nie' ? words.at(-2)?.word : last
  return bare === 'bo' ? 'up' : bare === 'onder' ? 'down' : null
}

/** "The first two", "die laaste een": a place in the list, and not the First World War. */
const namesPlace = (tokens: readonly Token[]) =>
  tokens.some(({ word }, at) => {
    if (!ordinal.test(word) && !spot.test(word)) return false
    const after = tokens[at + 1]
    if (after !== undefined && (optionNouns.has(after.word) || countOf(after.word) !== null))
      return true
    if (after?.word === 'ones') return true
    if (spot.test(word)) return false
    return after === undefined || !isWord(after) || connectors.has(after.word)
  })

/**
 * Whether an option speaks of other options, by signals and not by sentences: how many (all, geeneen), pointers (these,
 * hiervan), what options are called, and directions (above, bogenoemde), in either language.
 * @param total of the options
 * @returns null for an option that speaks for itself; "doubt" where it may name others by letter, number or place, so that
 * none of them may move
 */
export function referenceOf(option: string, total: number): Reference | 'doubt' | null {
  const tokens = tokensOf(option)
  const words = tokens.filter(isWord)
  if (words.length === 0) return null
  if (namesLabels(tokens, total) || namesPlace(tokens)) return 'doubt'
  const way = wayOf(words)
  if (way === 'one') return 'doubt'
  const has = (set: ReadonlySet<string>) => words.some(({ word }) => set.has(word))
  const said = words.flatMap(({ word }) => countOf(word) ?? [])
  const compared = (has(comparisons) || has(limits)) && said.length > 0
  const negated = words.some(({ word }) => word === 'nie' || word === 'not')
  const meant =
    has(quantifiers) ||
    has(pointers) ||
    has(optionNouns) ||
    compared ||
    (negated && (said.includes(1) || has(listed)))
  const closed = words.every(isClosed) && meant
  const noOne = negated && closed
  const together =
    (has(quantifiers) && has(exceptions)) ||
    words.some(({ word }, at) => quantifiers.has(word) && pointers.has(words[at + 1]?.word ?? ''))
  const counted = (has(quantifiers) || said.length > 0) && (way !== null || has(optionNouns))
  if (closed || together || counted || isPartOf(words) || has(others)) {
    // "The option above" means one of them.
    const one = !has(quantifiers) && !noOne && said.length === 0 && !isPartOf(words)
    if (way !== null && one) return 'doubt'
    const count = said.find((number) => number > 1) ?? (has(duals) ? 2 : null)
    return { way, count: compared ? null : count }
  }
  return way === null ? null : 'doubt'
}
