import type { Action } from './actions.ts'
import { withoutText } from './change-texts.ts'
import { idAfter } from './ids.ts'
import { changed, indexOf, inserted, moved, withChange } from './ordered.ts'
import { withOutdated } from './outdated.ts'
import { slots, type Item, type Paper, type Part } from './paper.ts'
import { changePart, findPart } from './places.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

const changeItems = (
  paper: Paper,
  id: string,
  change: (items: readonly Item[], part: Part) => readonly Item[],
): Paper => {
  const place = findPart(paper, id)
  if (place === null) return paper
  return changePart(paper, place, (part) => withChange(part, { items: change(part.items, part) }))
}

/** One or, where several lines were pasted, several. */
export const addItems = (paper: Paper, { part, id, after, texts }: Edit<'add-item'>): Paper =>
  changeItems(paper, part, (items) =>
    inserted(
      items,
      after === null ? items.length - 1 : indexOf(items, after),
      ...texts.map((text, place) => ({ id: idAfter(id, place), text, right: false })),
    ),
  )

export const changeItem = (paper: Paper, { part, item, text }: Edit<'change-item'>): Paper =>
  changeItems(paper, part, (items) =>
    changed(items, indexOf(items, item), (one) =>
      withOutdated(withChange(one, { text }), one.text, text),
    ),
  )

export const removeItem = (paper: Paper, { part, item }: Edit<'remove-item'>): Paper =>
  changeItems(paper, part, (items) =>
    items.some(({ id }) => id === item) ? items.filter(({ id }) => id !== item) : items,
  )

export const moveItem = (paper: Paper, { part, item, by }: Edit<'move-item'>): Paper =>
  changeItems(paper, part, (items) => moved(items, indexOf(items, item), by))

/** A right option; boxes to tick may have several. It takes the place of an answer in words. */
export function markRight(paper: Paper, { part, item, right }: Edit<'right'>): Paper {
  const next = changeItems(paper, part, (items, { type }) => {
    const marked = items.map((one) =>
      one.id === item
        ? withChange(one, { right })
        : right && type !== 'Checkbox'
          ? withChange(one, { right: false })
          : one,
    )
    return marked.some((one, place) => one !== items[place]) ? marked : items
  })
  return right && next !== paper ? withoutText(next, slots.answer(part)) : next
}
