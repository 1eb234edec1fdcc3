import type { Questions } from '@kryt/documents/assessment-template'
import { optionLetter } from '../option-letter.ts'
import { isChoice, rightOptions } from '../right-options.ts'
import { inOrder, newOrder } from './new-order.ts'

type Part = Questions[number]['fields'][number]

/** "All of the above", "Geeneen van die bogenoemde": true only below the others. */
const ofTheAbove =
  /(?<!\p{L})(?:all|any|both|none|neither|al|albei|alles|beide|geen|geeneen|enige)(?!\p{L}).*(?<!\p{L})(?:above|these|bogenoemde|bostaande|hierbo|hierdie)(?!\p{L})/iu

/** "Both A and B", "Slegs C": says the letters of other options. */
const pair = /(?<!\p{L})([A-Z])\s*(?:,|&|\+|and|or|en|of)\s*([A-Z])(?!\p{L})/u
const only = /(?<!\p{L})(?:only|just|slegs|net)\s+([A-Z])(?!\p{L})/iu

/** True and false stand in this order on every paper. */
const fixedPair = /^(?:true|false|yes|no|right|wrong|waar|onwaar|ja|nee|reg|verkeerd)$/iu

function saysLetters(option: string, count: number): boolean {
  const letters = [pair.exec(option), only.exec(option)].flatMap((found) => found?.slice(1) ?? [])
  return letters.some((one) =>
    Array.from({ length: count }, (_, at) => optionLetter(at)).includes(one.toUpperCase()),
  )
}

/** How many options from the first on may change places. */
function mayMove(items: readonly string[]): number {
  if (items.some((item) => saysLetters(item, items.length))) return 0
  if (items.every((item) => fixedPair.test(item.trim()))) return 0
  const first = items.findIndex((item) => ofTheAbove.test(item))
  if (first === -1) return items.length
  return items.slice(first).every((item) => ofTheAbove.test(item)) ? first : 0
}

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
 * its letter names it by its text. The options stay where the answer is in words of its own, which may speak of letters, and
 * where they speak of one another.
 * @param seed the same one gives the same order
 */
export function shuffleOptions(part: Part, seed: string): Part {
  const { items = null, answer = null, translation } = part
  if (!isChoice(part) || items === null) return part
  const right = rightOptions(part)
  if (right === null && !isEmpty(answer)) return part
  const count = mayMove(items)
  if (count < 2) return part
  const places = items.map((_item, place) => place)
  const order = [...newOrder(seed, places.slice(0, count).map(String)), ...places.slice(count)]
  const moved: Part = { ...part, items: inOrder(items, order) }
  const others = translation?.items
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
