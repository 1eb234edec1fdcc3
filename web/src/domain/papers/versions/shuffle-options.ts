import type { Questions } from '@kryt/documents/assessment-template'
import { isChoice, rightOptions } from '../right-options.ts'
import { inOrder, newOrderAround } from './new-order.ts'
import { placesThatStay } from './places-that-stay.ts'

type Part = Questions[number]['fields'][number]

const isEmpty = (answer: Part['answer']): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

/** The right options by their texts, in the order of the options. */
function answerOf(part: Part, right: readonly number[], items: readonly string[]): Part['answer'] {
  const texts = right.toSorted((one, other) => one - other).flatMap((at) => items.slice(at, at + 1))
  return Array.isArray(part.answer) ? texts : (texts[0] ?? '')
}

/** "items.2" is named by the new place of that option. */
const movedNames = (names: readonly string[], order: readonly number[]): string[] =>
  names.map((name) => {
    const [list, place] = name.split('.')
    return place === undefined ? name : `${list ?? ''}.${order.indexOf(Number(place))}`
  })

/**
 * A part with its options in another order, in both languages. What is right stays right: an answer that named an option by
 * its letter names it by its text. Options that are pinned or speak of the others keep their place. All of them stay where
 * the answer is in words of its own, which may speak of letters, and where it is not certain that moving keeps the sense.
 * @param seed the same one gives the same order
 */
export function shuffleOptions(part: Part, seed: string): Part {
  const { items = null, answer = null, translation } = part
  if (!isChoice(part) || items === null) return part
  const right = rightOptions(part)
  if (right === null && !isEmpty(answer)) return part
  const others = translation?.items
  const stays = placesThatStay(others ? [items, others] : [items], {
    pinned: part.pinnedItems ?? [],
  })
  if (stays === null) return part
  const order = newOrderAround(
    seed,
    items.map((_item, place) => String(place)),
    stays,
  )
  const moved: Part = { ...part, items: inOrder(items, order) }
  if (translation && others)
    moved.translation = {
      ...translation,
      items: inOrder(others, order),
      ...(translation.outdated ? { outdated: movedNames(translation.outdated, order) } : {}),
    }
  if (right === null) return moved
  const now = right.map((old) => order.indexOf(old))
  moved.answer = answerOf(part, now, moved.items ?? [])
  // Of two options that differ only in capitals, the answer names the first.
  const named = new Set(rightOptions(moved))
  return named.size === new Set(now).size && now.every((at) => named.has(at)) ? moved : part
}
