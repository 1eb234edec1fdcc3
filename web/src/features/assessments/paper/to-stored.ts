import type { PaperTranslation } from '@kryt/documents/assessment-template'
import type { Heading } from '@kryt/documents/headings'
import { richTextOf } from './change-texts.ts'
import { partMarks, questionMarks } from './marks.ts'
import { numbersOf } from './numbers.ts'
import { isOutdated, isOutdatedSlot, isTitleOutdated } from './outdated.ts'
import {
  isChoice,
  otherSlot,
  slots,
  slotsOf,
  type Item,
  type Paper,
  type Part,
  type Question,
  type Text,
  type Translated,
} from './paper.ts'
import { isBlankText } from './plain-text.ts'
import type { StoredPart, StoredQuestion } from './stored.ts'

type Texts = Paper['texts']

/** What a paper holds beside its references, ready for the columns and for drawing it. */
export interface PaperDocuments {
  headings: Heading[]
  instructions: string[]
  questions: StoredQuestion[]
  translation: PaperTranslation
}

/** Leaves out what says nothing, as it is read back. */
const said = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== ''),
  ) as T // the keys that may be left out are optional

const formatted = (text: Text | undefined) =>
  text === undefined || isBlankText(text) ? null : richTextOf(text)

/** Each once and none blank: for other types the list is emptied (T5.6). */
function storedItems(part: Part): Item[] {
  if (!isChoice(part)) return []
  const texts = part.items.map(({ text }) => text.trim())
  return part.items.filter((_item, at) => texts[at] !== '' && texts.indexOf(texts[at] ?? '') === at)
}

/** The names of those that are so; null for none, which is not stored. */
const namesOf = (all: Record<string, boolean>): string[] | null => {
  const names = Object.keys(all).filter((name) => all[name])
  return names.length === 0 ? null : names
}

/** "items.2": by their places. */
const placed = (name: string, all: readonly (Translated & { readonly text: string })[]) =>
  Object.fromEntries(all.map((one, at) => [`${name}.${at}`, isOutdated(one.text, one)]))

/** The texts of a part in the other language; null where nothing is translated. */
function partTranslation(part: Part, texts: Texts): StoredPart['translation'] {
  const at = (slot: string) => texts[otherSlot(slot)]
  const [ask, label, hint, answer] = [slots.ask, slots.label, slots.hint, slots.answer].map(
    (slot) => at(slot(part.id)),
  )
  const items = storedItems(part)
  const others = items.map(({ other = '' }) => other.trim())
  const outdated = (slot: (id: string) => string, own?: string) =>
    isOutdatedSlot(texts, slot(part.id), own)
  const translated = said({
    question: typeof ask === 'string' ? ask : null,
    richText: formatted(at(slots.body(part.id))),
    answer: answer === undefined || isBlankText(answer) ? null : answer,
    items: others.every((other) => other === '') ? null : others,
    label: typeof label === 'string' ? label.trim() : null,
    hint: typeof hint === 'string' ? hint.trim() : null,
    outdated: namesOf({
      question: outdated(slots.ask),
      richText: outdated(slots.body),
      answer: outdated(slots.answer),
      label: outdated(slots.label, part.label),
      hint: outdated(slots.hint, part.hint),
      ...placed('items', items),
    }),
  })
  return Object.keys(translated).length === 0 ? null : translated
}

function questionTranslation(
  { id, title: own }: Question,
  section: Kept['section'],
  texts: Texts,
): StoredQuestion['translation'] {
  const title = texts[otherSlot(slots.title(id))]
  const translated = said({
    title: typeof title === 'string' ? title.trim() : null,
    richText: formatted(texts[otherSlot(slots.body(id))]),
    sectionTitle: section?.other?.trim(),
    outdated: namesOf({
      title: isOutdatedSlot(texts, slots.title(id), own),
      richText: isOutdatedSlot(texts, slots.body(id)),
      sectionTitle: section !== null && isOutdated(section.title, section),
    }),
  })
  return Object.keys(translated).length === 0 ? null : translated
}

/** By their places; null for none, which is not stored. */
function pinnedItems(part: Part): number[] | null {
  const places = storedItems(part).flatMap(({ pinned }, at) => (pinned === true ? [at] : []))
  return places.length === 0 ? null : places
}

function storedAnswer(part: Part, texts: Texts): StoredPart['answer'] {
  const right = isChoice(part)
    ? [...new Set(part.items.flatMap((item) => (item.right ? [item.text.trim()] : [])))].filter(
        (text) => text !== '',
      )
    : []
  if (right.length > 0) return part.type === 'Checkbox' ? right : right[0]
  const text = texts[slots.answer(part.id)]
  return text === undefined || isBlankText(text) ? null : text
}

function storedPart(part: Part, number: string, texts: Texts, both: boolean): StoredPart {
  const ask = texts[slots.ask(part.id)]
  return said({
    id: part.id,
    number,
    type: part.type,
    marks: part.marks,
    cognitiveLevel: part.level,
    question: typeof ask === 'string' ? ask : null,
    richText: formatted(texts[slots.body(part.id)]),
    answer: storedAnswer(part, texts),
    items: storedItems(part).map(({ text }) => text.trim()),
    pinnedItems: pinnedItems(part),
    pinned: part.pinned,
    translation: both ? partTranslation(part, texts) : null,
    label: part.label.trim(),
    placeholder: part.placeholder.trim(),
    hint: part.hint.trim(),
  })
}

interface Kept {
  number: string
  section: (Translated & { number: string; title: string }) | null
  both: boolean
  texts: (Text | undefined)[]
  stored: StoredQuestion
}

const kept = new WeakMap<Question, Kept>()

/** One question as it is stored; the same object while nothing in it has changed, so that it is not drawn again. */
function storedQuestion(
  question: Question,
  section: Kept['section'],
  numbers: ReadonlyMap<string, string>,
  texts: Texts,
  both: boolean,
): StoredQuestion {
  const number = numbers.get(question.id) ?? ''
  const own = slotsOf(question).map((slot) => texts[slot])
  const known = kept.get(question)
  if (
    known !== undefined &&
    known.number === number &&
    known.both === both &&
    known.section?.other === section?.other &&
    known.section?.outdated === section?.outdated &&
    known.section?.number === section?.number &&
    known.section?.title === section?.title &&
    own.every((text, place) => text === known.texts[place])
  )
    return known.stored
  // Who types 0 says so of its parts; without marks they were forgotten.
  const nothing = question.marks === 0 && partMarks(question.parts) === 0
  const stored: StoredQuestion = {
    ...said({
      id: question.id,
      title: question.title.trim(),
      minutes: question.minutes,
      richText: formatted(texts[slots.body(question.id)]),
      pinned: question.pinned,
      translation: both ? questionTranslation(question, section, texts) : null,
    }),
    number,
    marks: questionMarks(question),
    fields: question.parts.map((part) =>
      storedPart(
        part.marks === null && nothing ? { ...part, marks: 0 } : part,
        numbers.get(part.id) ?? '',
        texts,
        both,
      ),
    ),
    ...(section === null
      ? {}
      : { sectionNumber: section.number, sectionTitle: section.title.trim() }),
  }
  kept.set(question, { number, section, both, texts: own, stored })
  return stored
}

const translationOf = ({ meta }: Paper, lines: Paper['instructions']): PaperTranslation =>
  meta.otherLanguage === ''
    ? null
    : said({
        language: meta.otherLanguage,
        title: meta.otherTitle.trim(),
        instructions: lines.map(({ other = '' }) => other.trim()),
        outdated: namesOf({ title: isTitleOutdated(meta), ...placed('instructions', lines) }),
      })

const documents = new WeakMap<Paper, PaperDocuments>()

/**
 * The paper as its columns hold it: numbers written, titles trimmed, the options of fields that are no choice left out
 * (T5.6). Blank instructions are left out as well.
 */
export function documentsOf(paper: Paper): PaperDocuments {
  const known = documents.get(paper)
  if (known !== undefined) return known
  const numbers = numbersOf(paper.sections)
  const lines = paper.instructions.filter(({ text }) => text.trim() !== '')
  const made: PaperDocuments = {
    headings: paper.headings.map(({ label, value }) => ({ label, value: value.trim() })),
    instructions: lines.map(({ text }) => text.trim()),
    translation: translationOf(paper, lines),
    questions: paper.sections.flatMap(({ id, title, questions, ...translated }) =>
      questions.map((question, index) =>
        storedQuestion(
          question,
          index > 0 || title === null
            ? null
            : { ...translated, number: numbers.get(id) ?? '', title },
          numbers,
          paper.texts,
          paper.meta.otherLanguage !== '',
        ),
      ),
    ),
  }
  documents.set(paper, made)
  return made
}
