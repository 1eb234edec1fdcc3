import { sameText } from '@kryt/supabase/same-signs'
import type { Questions } from '@kryt/documents/assessment-template'
import { optionLetter } from './option-letter.ts'

type Part = Pick<Questions[number]['fields'][number], 'type' | 'items' | 'answer'>

const choices = ['Select', 'Radio', 'Checkbox']

/** Whether learners choose from options. */
export const isChoice = ({ type }: Pick<Part, 'type'>): boolean => choices.includes(type ?? '')

const same = (one: string, other: string) => sameText(one) === sameText(other)

/** The option that an answer names, by its text or, where learners circle one, by its letter; -1 for none. */
function named(items: readonly string[], answer: string, type: Part['type']): number {
  const exact = items.findIndex((item) => same(item, answer))
  if (exact !== -1 || type !== 'Radio') return exact
  return items.findIndex((_item, index) => same(optionLetter(index), answer))
}

/**
 * The places of the right options of a stored choice.
 * @returns null where the answer names none, several of which only one may be chosen, or something else than the options
 */
export function rightOptions(part: Part): number[] | null {
  const { type, items, answer } = part
  if (!isChoice(part)) return null
  const said = typeof answer === 'string' ? (answer === '' ? [] : [answer]) : answer
  if (!Array.isArray(said)) return null
  const right = said.map((one) => named(items ?? [], one, type))
  const fits = type === 'Checkbox' || right.length === 1
  return fits && right.length > 0 && !right.includes(-1) ? right : null
}
