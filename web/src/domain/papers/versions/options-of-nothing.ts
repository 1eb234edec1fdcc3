import { fillers, listed, optionNouns, quantifiers, tokensOf } from './option-words.ts'

/** "?", "—", "Nie hier nie", "All of it": signs and small words alone, which name nothing by themselves. */
function namesNothing(option: string): boolean {
  const words = tokensOf(option)
    .map(({ word }) => word)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const pointing = (word: string) =>
    quantifiers.has(word) ||
    optionNouns.has(word) ||
    listed.has(word) ||
    /^(?:here|hier)$/u.test(word)
  return (
    words.every((word) => fillers.has(word) || pointing(word)) &&
    (words.length === 0 || words.some(pointing))
  )
}

/** The places of options that name nothing, where most options name something: articles and signs may be what is asked. */
export function placesOfNothing(options: readonly string[]): number[] {
  const places = options.flatMap((option, place) => (namesNothing(option) ? [place] : []))
  return places.length * 2 < options.length ? places : []
}
