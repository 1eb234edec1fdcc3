import { childrenOf, withDescendants } from '@/domain/product/category-tree.ts'
import type { Category } from './categories.ts'

/** Where a category goes: below which one, and after how many of its new siblings; null puts it last. */
export interface Destination {
  parentId: string | null
  place: number | null
}

/** What a category may be dropped on: before or after another one, or into it. */
export type Drop = 'reorder-before' | 'reorder-after' | 'combine'

/** Where it goes when it is dropped there; null where that would put it inside itself. */
export function dropped(
  categories: Category[],
  movedId: string,
  onto: Category,
  drop: Drop,
): Destination | null {
  if (withDescendants(categories, movedId).includes(onto.id)) return null
  if (drop === 'combine') return { parentId: onto.id, place: null }
  const others = childrenOf(categories, onto.parentId).filter(({ id }) => id !== movedId)
  const at = others.findIndex(({ id }) => id === onto.id)
  return { parentId: onto.parentId, place: drop === 'reorder-before' ? at : at + 1 }
}

/** One place up or down among its siblings; null at the end of them. */
export function stepped(categories: Category[], moved: Category, step: -1 | 1): Destination | null {
  const siblings = childrenOf(categories, moved.parentId)
  const place = siblings.findIndex(({ id }) => id === moved.id) + step
  return place < 0 || place >= siblings.length ? null : { parentId: moved.parentId, place }
}
