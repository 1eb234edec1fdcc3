import type { Heading } from '@kryt/documents/headings'
import { isBlankText, richTextOf } from './change-texts.ts'
import { questionMarks } from './marks.ts'
import { numbersOf } from './numbers.ts'
import {
  isChoice,
  slots,
  slotsOf,
  type Paper,
  type Part,
  type Question,
  type Text,
} from './paper.ts'
import type { StoredPart, StoredQuestion } from './stored.ts'

type Texts = Paper['texts']

/** What a paper holds beside its references, ready for the columns and for drawing it. */
export interface PaperDocuments {
  headings: Heading[]
  instructions: string[]
  questions: StoredQuestion[]
}

/** Leaves out what says nothing, as it is read back. */
const said = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== ''),
  ) as T // the keys that may be left out are optional

const formatted = (text: Text | undefined) =>
  text === undefined || isBlankText(text) ? null : richTextOf(text)

/** Each once and none blank: for other types the list is emptied (T5.6). */
const storedItems = (part: Part): string[] =>
  isChoice(part)
    ? [...new Set(part.items.map(({ text }) => text.trim()))].filter((text) => text !== '')
    : []

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

function storedPart(part: Part, number: string, texts: Texts): StoredPart {
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
    items: storedItems(part),
    label: part.label.trim(),
    placeholder: part.placeholder.trim(),
    hint: part.hint.trim(),
  })
}

interface Kept {
  number: string
  section: { number: string; title: string } | null
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
): StoredQuestion {
  const number = numbers.get(question.id) ?? ''
  const own = slotsOf(question).map((slot) => texts[slot])
  const known = kept.get(question)
  if (
    known !== undefined &&
    known.number === number &&
    known.section?.number === section?.number &&
    known.section?.title === section?.title &&
    own.every((text, place) => text === known.texts[place])
  )
    return known.stored
  const stored: StoredQuestion = {
    ...said({
      id: question.id,
      title: question.title.trim(),
      minutes: question.minutes,
      richText: formatted(texts[slots.body(question.id)]),
    }),
    number,
    marks: questionMarks(question),
    fields: question.parts.map((part) => storedPart(part, numbers.get(part.id) ?? '', texts)),
    ...(section === null
      ? {}
      : { sectionNumber: section.number, sectionTitle: section.title.trim() }),
  }
  kept.set(question, { number, section, texts: own, stored })
  return stored
}

const documents = new WeakMap<Paper, PaperDocuments>()

/**
 * The paper as its columns hold it: numbers written, titles trimmed, the options of fields that are no choice left out
 * (T5.6). Blank instructions are left out as well.
 */
export function documentsOf(paper: Paper): PaperDocuments {
  const known = documents.get(paper)
  if (known !== undefined) return known
  const numbers = numbersOf(paper.sections)
  const made: PaperDocuments = {
    headings: paper.headings.map(({ label, value }) => ({ label, value: value.trim() })),
    instructions: paper.instructions.map(({ text }) => text.trim()).filter((text) => text !== ''),
    questions: paper.sections.flatMap(({ id, title, questions }) =>
      questions.map((question, index) =>
        storedQuestion(
          question,
          index > 0 || title === null ? null : { number: numbers.get(id) ?? '', title },
          numbers,
          paper.texts,
        ),
      ),
    ),
  }
  documents.set(paper, made)
  return made
}
