import type { Action } from './actions.ts'
import { changed, indexOf } from './ordered.ts'
import type { Paper } from './paper.ts'
import { changePart, changeQuestion, findPart, findQuestion } from './places.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** Pinned or not; the same object if it is so already. What is not pinned holds nothing, as it is read back. */
export function withPin<T extends { readonly pinned?: true }>(one: T, pinned: boolean): T {
  if ((one.pinned === true) === pinned) return one
  if (pinned) return { ...one, pinned }
  const next = { ...one }
  Reflect.deleteProperty(next, 'pinned')
  return next
}

export function pinItem(paper: Paper, { part, item, pinned }: Edit<'pin-item'>): Paper {
  const place = findPart(paper, part)
  if (place === null) return paper
  return changePart(paper, place, (one) => {
    const items = changed(one.items, indexOf(one.items, item), (option) => withPin(option, pinned))
    return items === one.items ? one : { ...one, items }
  })
}

export function pinPart(paper: Paper, { part, pinned }: Edit<'pin-part'>): Paper {
  const place = findPart(paper, part)
  return place === null ? paper : changePart(paper, place, (one) => withPin(one, pinned))
}

export function pinQuestion(paper: Paper, { question, pinned }: Edit<'pin-question'>): Paper {
  const place = findQuestion(paper, question)
  return place === null ? paper : changeQuestion(paper, place, (one) => withPin(one, pinned))
}
