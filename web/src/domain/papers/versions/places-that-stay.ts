import { searchText } from '@kryt/supabase/same-signs'
import { saysNoAnswer } from './no-answer.ts'
import { referenceOf, type Reference } from './option-reference.ts'
import { abbreviates, mayBeLabels, placesWithoutNumber } from './options-apart.ts'
import { placesOfNothing } from './options-of-nothing.ts'
import { areInOrder } from './ordered-options.ts'

/** Such options stand in one order on every paper. */
const fixed =
  /^(?:true|false|yes|no|maybe|right|wrong|correct|incorrect|agree|disagree|not sure|unsure|waar|onwaar|vals|ja|nee|miskien|reg|verkeerd|korrek|inkorrek|foutief|stem saam|stem nie saam nie|onseker)$/u

const isFixed = (option: string) =>
  fixed.test(
    searchText(option)
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim(),
  )

/** How the option at a place speaks of the others, read beside them. */
function readAt(options: readonly string[], place: number): Reference | 'doubt' | null {
  const option = options[place] ?? ''
  if (abbreviates(options, place)) return { way: 'up', count: null }
  const reference = referenceOf(option, options.length)
  if (reference !== null) return reference
  if (mayBeLabels(options, place)) return 'doubt'
  return saysNoAnswer(option) ? { way: null, count: null } : null
}

/**
 * The places of options that keep their place in another version of a paper: pinned ones, and those that speak of others.
 * @param lists the options in each language of the paper; all lists are as long as the first
 * @param pinned places that the teacher keeps
 * @param order whether options in an order keep it; a column to match does not have to
 * @returns null where none may move: an option names another by its letter or place, a direction would point at the wrong
 * ones, or the options stand in an order
 */
export function placesThatStay(
  lists: readonly (readonly string[])[],
  { pinned = [], order = true }: { pinned?: readonly number[]; order?: boolean } = {},
): ReadonlySet<number> | null {
  const total = lists[0]?.length ?? 0
  const read = lists.map((options) => options.map((_option, place) => readAt(options, place)))
  const stays = new Set([
    ...pinned,
    ...lists.flatMap(placesWithoutNumber),
    ...lists.flatMap(placesOfNothing),
  ])
  const speaking = new Set<number>()
  for (const references of read)
    for (const [place, reference] of references.entries()) {
      if (reference === 'doubt') return null
      if (reference !== null) speaking.add(place)
    }
  for (const place of speaking) stays.add(place)
  const free = Array.from({ length: total }, (_, place) => place).filter((one) => !stays.has(one))
  for (const references of read)
    for (const [place, reference] of references.entries()) {
      if (reference === null || reference === 'doubt') continue
      const { way, count } = reference
      const crossed = free.some((one) =>
        way === 'up' ? one > place : way === 'down' && one < place,
      )
      const meant =
        way === 'up' ? place : way === 'down' ? total - place - 1 : total - speaking.size
      if (crossed || (count !== null && count !== meant)) return null
    }
  const ordered =
    order &&
    lists.some((options) => {
      const moving = free.map((place) => options[place] ?? '')
      return areInOrder(moving) || moving.every(isFixed)
    })
  return ordered ? null : stays
}
