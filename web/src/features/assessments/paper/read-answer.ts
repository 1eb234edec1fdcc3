import { optionLetter } from '@/domain/papers/option-letter.ts'
import { documentOf } from './change-texts.ts'
import { idAfter } from './ids.ts'
import { isChoice, type Item, type Text } from './paper.ts'
import type { StoredPart } from './stored.ts'

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The option that an answer names, by its text or, where learners circle one, by its letter. */
function named(items: readonly string[], answer: string, type: StoredPart['type']): number {
  const exact = items.findIndex((item) => same(item, answer))
  if (exact !== -1 || type !== 'Radio') return exact
  return items.findIndex((_item, index) => same(optionLetter(index), answer))
}

/**
 * The options of a stored part with the right ones marked, and what its memorandum says in words. An answer that names
 * other things than the options stays as words, so that nothing is lost.
 */
export function readAnswer(part: StoredPart, id: string): { items: Item[]; answer: Text | null } {
  const { type = null, answer = null } = part
  const texts = part.items ?? []
  const items = (right: readonly number[]) =>
    texts.map((text, index) => ({ id: idAfter(id, index + 1), text, right: right.includes(index) }))
  if (answer === null || answer === '') return { items: items([]), answer: null }
  if (typeof answer === 'object' && !Array.isArray(answer)) return { items: items([]), answer }
  const said = typeof answer === 'string' ? [answer] : answer
  if (isChoice({ type: type ?? null })) {
    const right = said.map((one) => named(texts, one, type))
    const fits = type === 'Checkbox' || right.length === 1
    if (fits && right.length > 0 && !right.includes(-1))
      return { items: items(right), answer: null }
  }
  const words = typeof answer === 'string' ? answer : documentOf(said.join('\n'))
  return { items: items([]), answer: said.length === 0 ? null : words }
}
