import type { Action } from './actions.ts'
import { changed, indexOf } from './ordered.ts'
import type { Paper, Translated } from './paper.ts'
import { changePart, findPart } from './places.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** What something says in the other language, which is then right, also if it is the same as before; an empty text is none. */
function said<T extends Translated>(one: T, text: string): T {
  if ((one.other ?? '') === text && one.outdated !== true) return one
  const next: T = { ...one, other: text }
  Reflect.deleteProperty(next, 'outdated')
  if (text === '') Reflect.deleteProperty(next, 'other')
  return next
}

export function translateInstruction(
  paper: Paper,
  { id, text }: Edit<'translate-instruction'>,
): Paper {
  const instructions = changed(paper.instructions, indexOf(paper.instructions, id), (one) =>
    said(one, text),
  )
  return instructions === paper.instructions ? paper : { ...paper, instructions }
}

export function translateSection(paper: Paper, edit: Edit<'translate-section'>): Paper {
  const sections = changed(paper.sections, indexOf(paper.sections, edit.section), (one) =>
    one.title === null ? one : said(one, edit.text),
  )
  return sections === paper.sections ? paper : { ...paper, sections }
}

export function translateItem(paper: Paper, { part, item, text }: Edit<'translate-item'>): Paper {
  const place = findPart(paper, part)
  if (place === null) return paper
  return changePart(paper, place, (one) => {
    const items = changed(one.items, indexOf(one.items, item), (option) => said(option, text))
    return items === one.items ? one : { ...one, items }
  })
}
