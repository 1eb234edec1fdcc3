import type { Questions } from '@kryt/documents/assessment-template'
import type { RichText } from '@kryt/documents/rich-text'
import { partDepth, partNumber } from '../part-number.ts'
import { rightOptions } from '../right-options.ts'
import { letteredAnswer } from './lettered-answer.ts'
import { letteredFigures, withNodes } from './lettered-figure.ts'
import { inOrder, newOrderAround } from './new-order.ts'
import { placesThatStay } from './places-that-stay.ts'

type Question = Questions[number]
type Part = Question['fields'][number]
type Texts = Pick<Part, 'richText' | 'translation'> | Pick<Question, 'richText' | 'translation'>

/** The places of the parts that a figure is for: those below the part with it, or for null all of the question. */
function answeredBy({ number, fields }: Question, at: number | null): number[] {
  const places = fields.map((_part, place) => place)
  if (at === null) return places
  const depth = (place: number) => partDepth(partNumber(number, fields[place]?.number ?? ''))
  const next = places.find((place) => place > at && depth(place) <= depth(at))
  return places.slice(at, next)
}

/** The order of its entries; null where there is none to change, more than one, or another one in the translation. */
function orderOf({ richText, translation }: Texts, seed: string): number[] | null {
  const [figure, ...more] = letteredFigures(richText)
  if (figure === undefined || more.length > 0 || figure.entries.length < 2) return null
  const other = translation?.richText
  const lists = [figure.entries]
  if (other) {
    const [same, ...others] = letteredFigures(other)
    if (same?.list !== figure.list || others.length > 0) return null
    if (same.entries.length !== figure.entries.length) return null
    lists.push(same.entries)
  }
  const stays = placesThatStay(
    lists.map((list) => list.map(String)),
    { order: figure.list === 'items' },
  )
  if (stays === null || figure.entries.length - stays.size < 2) return null
  return newOrderAround(
    seed,
    figure.entries.map((_entry, place) => String(place)),
    stays,
  )
}

function textIn(text: RichText, order: readonly number[]): RichText {
  const [figure] = letteredFigures(text)
  return figure === undefined
    ? text
    : withNodes(text, (node) =>
        node === figure.node ? { ...node, [figure.list]: inOrder(figure.entries, order) } : node,
      )
}

function textsIn<T extends Texts>(one: T, order: readonly number[]): T {
  const { richText, translation } = one
  const other = translation?.richText
  return {
    ...one,
    ...(richText ? { richText: textIn(richText, order) } : {}),
    ...(other ? { translation: { ...translation, richText: textIn(other, order) } } : {}),
  }
}

/** A part whose answer speaks of the figure's letters; undefined where that cannot be known. */
function answerIn(part: Part, order: readonly number[]): Part | undefined {
  if (rightOptions(part) !== null) return part
  const own = letteredAnswer(part.answer, order)
  const other = letteredAnswer(part.translation?.answer, order)
  if (own === undefined || other === undefined) return undefined
  const { translation } = part
  const translated = Array.isArray(other.answer) ? null : other.answer
  return {
    ...part,
    ...('answer' in part ? { answer: own.answer } : {}),
    ...(translation && 'answer' in translation
      ? { translation: { ...translation, answer: translated } }
      : {}),
  }
}

/** The question after the figure at one of its places changed. */
function withFigure(question: Question, at: number | null, seed: string): Question {
  const holder = at === null ? question : question.fields[at]
  const order = holder === undefined ? null : orderOf(holder, seed)
  if (order === null) return question
  const places = answeredBy(question, at)
  const others = places.filter(
    (place) => place !== at && letteredFigures(question.fields[place]?.richText).length > 0,
  )
  // Which of two figures an answer means cannot be known.
  if (others.length > 0) return question
  const fields = question.fields.map((part, place) =>
    places.includes(place) ? answerIn(part, order) : part,
  )
  const known = fields.flatMap((part) => (part === undefined ? [] : [part]))
  if (known.length < fields.length) return question
  if (at === null) return { ...textsIn(question, order), fields: known }
  return {
    ...question,
    fields: known.map((part, place) => (place === at ? textsIn(part, order) : part)),
  }
}

/**
 * A question with the lettered side of its columns to match, and its options between the words, in another order; the
 * letters in its memorandum follow. A figure stays as it is where an answer may speak of its letters in words.
 * @param seed the same one gives the same order
 */
export function shuffleFigures(question: Question, seed: string): Question {
  // Answers below a question with a figure of its own mean that one.
  if (letteredFigures(question.richText).length > 0) return withFigure(question, null, `${seed}/0`)
  return question.fields.reduce(
    (done, part, at) => withFigure(done, at, `${seed}/${part.id ?? String(at + 1)}`),
    question,
  )
}
