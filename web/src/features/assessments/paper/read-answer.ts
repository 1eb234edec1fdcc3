import { rightOptions } from '@/domain/papers/right-options.ts'
import { documentOf } from './change-texts.ts'
import { idAfter } from './ids.ts'
import { translated } from './translated.ts'
import type { Item, Text } from './paper.ts'
import type { StoredPart } from './stored.ts'

/**
 * The options of a stored part with the right ones marked, and what its memorandum says in words. An answer that names
 * other things than the options stays as words, so that nothing is lost.
 */
export function readAnswer(part: StoredPart, id: string): { items: Item[]; answer: Text | null } {
  const { answer = null } = part
  const texts = part.items ?? []
  const items = (right: readonly number[]) =>
    texts.map((text, index) => {
      const { translation } = part
      return {
        id: idAfter(id, index + 1),
        text,
        right: right.includes(index),
        ...(part.pinnedItems?.includes(index) === true ? { pinned: true as const } : {}),
        ...translated(translation?.items?.[index], translation, `items.${index}`),
      }
    })
  if (answer === null || answer === '') return { items: items([]), answer: null }
  if (typeof answer === 'object' && !Array.isArray(answer)) return { items: items([]), answer }
  const said = typeof answer === 'string' ? [answer] : answer
  const right = rightOptions(part)
  if (right !== null) return { items: items(right), answer: null }
  const words = typeof answer === 'string' ? answer : documentOf(said.join('\n'))
  return { items: items([]), answer: said.length === 0 ? null : words }
}
