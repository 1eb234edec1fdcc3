import type { Action, InsertPlace } from './actions.ts'
import { partLike } from './change-parts.ts'
import { joinedText } from './change-texts.ts'
import { idAfter } from './ids.ts'
import { partMarks, sectionMarks } from './marks.ts'
import { newQuestion } from './new-parts.ts'
import { changed, indexOf, inserted, moved, withChange } from './ordered.ts'
import { withOutdatedSlot } from './outdated.ts'
import { isBlankText } from './plain-text.ts'
import { hasWords } from './untranslated.ts'
import {
  mostQuestions,
  otherSlot,
  outdatedMark,
  outdatedSlot,
  questionsOf,
  slots,
  slotsOf,
  slotsOfHead,
  type Paper,
  type Question,
  type Section,
  type Text,
} from './paper.ts'
import { changeQuestion, findPart, findQuestion, withParts, withSections } from './places.ts'
import { withCopiedTexts, withoutTexts } from './text-slots.ts'

type Edit<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

const isFull = (paper: Paper) => questionsOf(paper).length >= mostQuestions

const withQuestions = (section: Section, questions: readonly Question[]): Section =>
  questions === section.questions ? section : { ...section, questions }

/** The paper with questions after the one at a place of a section; -1 puts them first. */
const insertedIn = (paper: Paper, section: number, after: number, ...questions: Question[]) =>
  withSections(
    paper,
    changed(paper.sections, section, (one) =>
      withQuestions(one, inserted(one.questions, after, ...questions)),
    ),
  )

const without = (sections: readonly Section[], id: string): readonly Section[] =>
  sections.map((one) =>
    withQuestions(
      one,
      one.questions.some((question) => question.id === id)
        ? one.questions.filter((question) => question.id !== id)
        : one.questions,
    ),
  )

export function addQuestion(paper: Paper, { id, after }: Edit<'add-question'>): Paper {
  const questions = questionsOf(paper)
  const above = after === null ? questions.at(-1) : questions.find((one) => one.id === after)
  const fresh = newQuestion(id)
  const parts = fresh.parts.map((part) => partLike(above?.parts.at(-1), part.id))
  return withNew(
    paper,
    { ...fresh, parts },
    after === null ? null : { question: after, after: true },
  )
}

export function insertQuestion(paper: Paper, edit: Edit<'insert-question'>): Paper {
  const next = withNew(paper, edit.whole, edit.at)
  return next === paper ? paper : { ...next, texts: { ...next.texts, ...edit.texts } }
}

/** The paper with a question at the end, or beside another; as it is where there is no room. */
function withNew(paper: Paper, question: Question, at: InsertPlace | null): Paper {
  const { id } = question
  if (isFull(paper) || findQuestion(paper, id) !== null) return paper
  const place = at === null ? null : findQuestion(paper, at.question)
  if (at !== null && place !== null)
    return insertedIn(paper, place.section, place.index - (at.after ? 0 : 1), question)
  const last = paper.sections.length - 1
  if (last === -1)
    return { ...paper, sections: [{ id: `section:${id}`, title: null, questions: [question] }] }
  return insertedIn(paper, last, (paper.sections[last]?.questions.length ?? 0) - 1, question)
}

export function removeQuestion(paper: Paper, id: string): Paper {
  const place = findQuestion(paper, id)
  if (place === null) return paper
  return {
    ...withSections(paper, without(paper.sections, id)),
    texts: withoutTexts(paper.texts, slotsOf(place.question)),
  }
}

export function duplicateQuestion(paper: Paper, edit: Edit<'duplicate-question'>): Paper {
  const place = findQuestion(paper, edit.question)
  if (place === null || isFull(paper)) return paper
  const { question } = place
  const copy = {
    ...question,
    id: edit.id,
    parts: question.parts.map((part, at) => ({ ...part, id: idAfter(edit.id, at + 1) })),
  }
  return {
    ...insertedIn(paper, place.section, place.index, copy),
    texts: withCopiedTexts(paper.texts, slotsOf(question), slotsOf(copy)),
  }
}

export function changeQuestionFacts(paper: Paper, edit: Edit<'change-question'>): Paper {
  const place = findQuestion(paper, edit.question)
  if (place === null) return paper
  const { id, title } = place.question
  const next = changeQuestion(paper, place, (question) => withChange(question, edit.change))
  return withOutdatedSlot(next, slots.title(id), title, edit.change.title ?? title)
}

/** A place up or down; from the edge of its section into the next one. */
export function moveQuestion(paper: Paper, { question: id, by }: Edit<'move-question'>): Paper {
  const place = findQuestion(paper, id)
  if (place === null) return paper
  const here = paper.sections[place.section]
  const within = here === undefined ? [] : moved(here.questions, place.index, by)
  if (here !== undefined && within !== here.questions) {
    return withSections(
      paper,
      changed(paper.sections, place.section, (one) => withQuestions(one, within)),
    )
  }
  const next = paper.sections[place.section + by]
  if (next === undefined) return paper
  return placeQuestion(paper, {
    kind: 'place-question',
    question: id,
    section: next.id,
    at: by === 1 ? 0 : next.questions.length,
  })
}

export function placeQuestion(paper: Paper, edit: Edit<'place-question'>): Paper {
  const place = findQuestion(paper, edit.question)
  const to = indexOf(paper.sections, edit.section)
  if (place === null || to === -1) return paper
  const rest = without(paper.sections, edit.question)
  const room = rest[to]?.questions.length ?? 0
  const at = Math.max(0, Math.min(edit.at, room))
  if (to === place.section && at === place.index) return paper
  return withSections(
    paper,
    changed(rest, to, (one) => withQuestions(one, inserted(one.questions, at - 1, place.question))),
  )
}

export function splitQuestion(paper: Paper, { part, id }: Edit<'split'>): Paper {
  const place = findPart(paper, part)
  if (place === null || place.at === 0 || isFull(paper)) return paper
  const { question, at } = place
  // Marks of parts go with the parts; typed ones without parts stay above.
  const marks = partMarks(question.parts) > 0 ? null : question.marks
  const above = { ...withParts(question, question.parts.slice(0, at)), marks }
  const below = withParts({ ...newQuestion(id), parts: [] }, question.parts.slice(at))
  return insertedIn(
    changeQuestion(paper, place, () => above),
    place.section,
    place.index,
    below,
  )
}

/** Whether the joined text says more than its translation, or something else. */
function isJoinOutdated(texts: Paper['texts'], above: string, below: string): boolean {
  const both = [above, below]
  const lacks = (slot: string) => hasWords(texts[slot]) && isBlankText(texts[otherSlot(slot)])
  if (both.some((slot) => outdatedSlot(slot) in texts)) return true
  return both.some(lacks) && both.some((slot) => !isBlankText(texts[otherSlot(slot)]))
}

/** The texts above the parts of two questions become one, in each language. */
function withJoinedHead(texts: Paper['texts'], above: Question, below: Question): Paper['texts'] {
  const [to, from] = [slots.body(above.id), slots.body(below.id)]
  const [toTitle, fromTitle] = [slots.title(above.id), slots.title(below.id)]
  const said: Record<string, Text | undefined> = {
    [to]: joinedText(texts[to], texts[from]),
    [otherSlot(to)]: joinedText(texts[otherSlot(to)], texts[otherSlot(from)]),
    [outdatedSlot(to)]: isJoinOutdated(texts, to, from) ? outdatedMark : undefined,
  }
  if (above.title === '' && below.title !== '') {
    said[otherSlot(toTitle)] = texts[otherSlot(fromTitle)]
    said[outdatedSlot(toTitle)] = texts[outdatedSlot(fromTitle)]
  }
  const rest = withoutTexts(texts, slotsOfHead(below.id))
  if (Object.entries(said).every(([slot, text]) => rest[slot] === text)) return rest
  return Object.fromEntries(
    Object.entries({ ...rest, ...said }).flatMap(([slot, text]) =>
      text === undefined ? [] : [[slot, text] as const],
    ),
  )
}

export function joinQuestion(paper: Paper, id: string): Paper {
  const all = questionsOf(paper)
  const index = indexOf(all, id)
  const above = all[index - 1]
  const below = all[index]
  const place = above === undefined ? null : findQuestion(paper, above.id)
  if (above === undefined || below === undefined || place === null) return paper
  const summed = above.marks === null && below.marks === null
  const one: Question = {
    ...withParts(above, [...above.parts, ...below.parts]),
    title: above.title === '' ? below.title : above.title,
    minutes:
      above.minutes === null && below.minutes === null
        ? null
        : (above.minutes ?? 0) + (below.minutes ?? 0),
    marks: summed ? null : sectionMarks([above, below]),
  }
  const texts = withJoinedHead(paper.texts, above, below)
  const joined = changeQuestion(paper, place, () => one)
  return {
    ...withSections(joined, without(joined.sections, id)),
    texts,
  }
}
