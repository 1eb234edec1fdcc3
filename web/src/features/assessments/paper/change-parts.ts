import type { Action } from './actions.ts'
import { withoutText, withText } from './change-texts.ts'
import { idAfter } from './ids.ts'
import { newPart } from './new-parts.ts'
import { indexOf, inserted, moved, withChange } from './ordered.ts'
import { withOutdatedSlot } from './outdated.ts'
import { isBlankText, plainText } from './plain-text.ts'
import {
  isChoice,
  questionsOf,
  otherSlot,
  outdatedMark,
  outdatedSlot,
  slots,
  slotsOfPart,
  type Item,
  type Paper,
  type Part,
  type Question,
} from './paper.ts'
import { changePart, changeQuestion, findPart, findQuestion, withParts } from './places.ts'
import { withCopiedTexts, withoutTexts } from './text-slots.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** The question, whose marks follow those of its parts once one that has some comes or goes. */
const following = (question: Question, { marks }: Part): Question =>
  marks === null ? question : withChange(question, { marks: null })

/** A new part like its neighbour: most papers ask several things of one kind. */
export function partLike(above: Part | undefined, id: string): Part {
  const part = above === undefined ? newPart(id) : { ...newPart(id), type: above.type }
  return isChoice(part) ? { ...part, items: blankItems(id) } : part
}

export function addPart(paper: Paper, { question, after, id }: Edit<'add-part'>): Paper {
  const place = findQuestion(paper, question)
  if (place === null) return paper
  return changeQuestion(paper, place, (one) => {
    const at = after === null ? one.parts.length - 1 : indexOf(one.parts, after)
    const above = one.parts[at]
    const part = { ...partLike(above, id), depth: above?.depth ?? 1 }
    return withParts(one, inserted(one.parts, at, part))
  })
}

const without = (question: Question, gone: Part): Question =>
  following(
    withParts(
      question,
      question.parts.filter(({ id }) => id !== gone.id),
    ),
    gone,
  )

export function removePart(paper: Paper, id: string): Paper {
  const place = findPart(paper, id)
  if (place === null) return paper
  return {
    ...changeQuestion(paper, place, (one) => without(one, place.part)),
    texts: withoutTexts(paper.texts, slotsOfPart(id)),
  }
}

export function duplicatePart(paper: Paper, { part: id, id: copy }: Edit<'duplicate-part'>): Paper {
  const place = findPart(paper, id)
  if (place === null) return paper
  return {
    ...changeQuestion(paper, place, (one) =>
      following(
        withParts(one, inserted(one.parts, place.at, { ...place.part, id: copy })),
        place.part,
      ),
    ),
    texts: withCopiedTexts(paper.texts, slotsOfPart(id), slotsOfPart(copy)),
  }
}

export function changePartFacts(paper: Paper, { part, change }: Edit<'change-part'>): Paper {
  const place = findPart(paper, part)
  if (place === null || (change.depth === 2 && place.at === 0)) return paper
  const { label, hint } = place.part
  const next = changePart(paper, place, (one) => withChange(one, change))
  const labelled = withOutdatedSlot(next, slots.label(part), label, change.label ?? label)
  return withOutdatedSlot(labelled, slots.hint(part), hint, change.hint ?? hint)
}

/** The marks of the question follow those of its parts. */
export function markPart(paper: Paper, { part, marks }: Edit<'marks'>): Paper {
  const place = findPart(paper, part)
  if (place === null || place.part.marks === marks) return paper
  const next = changePart(paper, place, (one) => ({ ...one, marks }))
  return changeQuestion(next, place, (question) => withChange(question, { marks: null }))
}

export function levelPart(paper: Paper, { part, level }: Edit<'level'>): Paper {
  const place = findPart(paper, part)
  return place === null ? paper : changePart(paper, place, (one) => withChange(one, { level }))
}

/** A place up or down; from the edge of its question into the next one. */
export function movePart(paper: Paper, { part: id, by }: Edit<'move-part'>): Paper {
  const place = findPart(paper, id)
  if (place === null) return paper
  const parts = moved(place.question.parts, place.at, by)
  if (parts !== place.question.parts) {
    return changeQuestion(paper, place, (one) => withParts(one, parts))
  }
  const all = questionsOf(paper)
  const next = all[indexOf(all, place.question.id) + by]
  if (next === undefined) return paper
  return placePart(paper, {
    kind: 'place-part',
    part: id,
    question: next.id,
    at: by === 1 ? 0 : next.parts.length,
  })
}

export function placePart(paper: Paper, edit: Edit<'place-part'>): Paper {
  const from = findPart(paper, edit.part)
  if (from === null || findQuestion(paper, edit.question) === null) return paper
  if (from.question.id === edit.question && from.at === edit.at) return paper
  const out = changeQuestion(paper, from, (one) => without(one, from.part))
  const to = findQuestion(out, edit.question)
  if (to === null) return paper
  const at = Math.max(0, Math.min(edit.at, to.question.parts.length))
  return changeQuestion(out, to, (one) =>
    following(withParts(one, inserted(one.parts, at - 1, from.part)), from.part),
  )
}

/** Two to fill in. */
const blankItems = (id: string): Item[] =>
  [1, 2].map((place) => ({ id: idAfter(id, place), text: '', right: false }))

const onlyFirst = (items: readonly Item[]): readonly Item[] => {
  const first = items.findIndex(({ right }) => right)
  return items.map((item, index) => withChange(item, { right: index === first }))
}

/** The answer in words, in each language in which all right options have them. */
function withRightOptions(paper: Paper, slot: string, right: readonly Item[]): Paper {
  const others = right.map(({ other = '' }) => other)
  const own = withText(paper, slot, right.map(({ text }) => text).join('\n'))
  const translated = others.some((other) => other.trim() === '') ? null : others.join('\n')
  const said = withText(own, otherSlot(slot), translated)
  const outdated = translated !== null && right.some((item) => item.outdated === true)
  return outdated ? withText(said, outdatedSlot(slot), outdatedMark) : said
}

/** Another type: the answer of the memorandum goes along as far as the new type can hold it. */
export function retype(paper: Paper, { part: id, type, id: fresh }: Edit<'retype'>): Paper {
  const place = findPart(paper, id)
  if (place === null || place.part.type === type) return paper
  const { part } = place
  const next: Part = { ...part, type }
  const slot = slots.answer(id)
  const written = plainText(paper.texts[slot]).trim()
  if (!isChoice(next)) {
    const right = isChoice(part) ? part.items.filter((item) => item.right) : []
    const out = changePart(paper, place, () => next)
    return right.length > 0 && written === '' ? withRightOptions(out, slot, right) : out
  }
  const items = part.items.length > 0 ? part.items : blankItems(fresh)
  const said = items.map((item) =>
    written !== '' && item.text.trim() === written ? { ...item, right: true } : item,
  )
  const answered = said.some((item) => item.right)
  const out = changePart(paper, place, () => ({
    ...next,
    items: type === 'Checkbox' || !answered ? said : onlyFirst(said),
  }))
  return answered && !isBlankText(paper.texts[slot]) ? withoutText(out, slot) : out
}
