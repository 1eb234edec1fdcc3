import { counterpart, type PaperLanguage } from '@/domain/papers/paper-words.ts'
import {
  isChoice,
  otherSlot,
  slots,
  type Item,
  type Paper,
  type Part,
  type Question,
  type Text,
} from './paper.ts'
import { isBlankText } from './plain-text.ts'
import { hasWords } from './untranslated.ts'

/** A question of another paper, to stand in this one. */
interface Whole {
  question: Question
  texts: Paper['texts']
}

/** A question as it can stand in a paper of one language, and how many of its texts are in the other. */
interface InLanguage extends Whole {
  foreign: number
}

/** A text and its translation change places; one without a translation stays, and is counted. */
function swap(own: Text | undefined, other: Text | undefined) {
  if (!isBlankText(other))
    return { own: other, other: isBlankText(own) ? undefined : own, foreign: 0 }
  return { own, other: undefined, foreign: hasWords(own) ? 1 : 0 }
}

const line = (text: Text | undefined) => (typeof text === 'string' ? text : '')

/** Two options that say the same in the other language could not be told apart: such stay as they are. */
function swapItems(items: readonly Item[]): { items: Item[]; foreign: number } {
  const isTwin = ({ id, other = '' }: Item) =>
    items.some((one) => one.id !== id && (one.other ?? one.text).trim() === other.trim())
  const swapped = items.map((item) => {
    const said = swap(item.text, isTwin(item) ? undefined : item.other)
    const next: Item = { ...item, text: line(said.own), other: line(said.other) }
    if (next.other === '') Reflect.deleteProperty(next, 'other')
    return { item: next, foreign: said.foreign }
  })
  return {
    items: swapped.map(({ item }) => item),
    foreign: swapped.reduce((sum, { foreign }) => sum + foreign, 0),
  }
}

/** The question with its translation in front: for a paper whose own language is the other one of its paper. */
function swapped({ question, texts }: Whole): InLanguage {
  const next: Record<string, Text> = { ...texts }
  let foreign = 0
  const put = (slot: string, text: Text | undefined) => {
    if (text === undefined) Reflect.deleteProperty(next, slot)
    else next[slot] = text
  }
  const swapSlot = (slot: string) => {
    const said = swap(texts[slot], texts[otherSlot(slot)])
    foreign += said.foreign
    put(slot, said.own)
    put(otherSlot(slot), said.other)
  }
  /** A line that the question or part holds itself. */
  const swapLine = (own: string, slot: string): string => {
    const said = swap(own, texts[otherSlot(slot)])
    foreign += said.foreign
    put(otherSlot(slot), said.other)
    return line(said.own)
  }
  swapSlot(slots.body(question.id))
  const title = swapLine(question.title, slots.title(question.id))
  const parts = question.parts.map((part): Part => {
    for (const slot of [slots.ask, slots.body, slots.answer]) swapSlot(slot(part.id))
    const options = swapItems(part.items)
    if (isChoice(part)) foreign += options.foreign
    return {
      ...part,
      items: options.items,
      label: swapLine(part.label, slots.label(part.id)),
      hint: swapLine(part.hint, slots.hint(part.id)),
    }
  })
  return { question: { ...question, title, parts }, texts: next, foreign }
}

/** How many texts of a question have words to read. */
const wordsIn = ({ question, texts }: Whole): number =>
  [
    question.title,
    texts[slots.body(question.id)],
    ...question.parts.flatMap((part) => [
      ...[slots.ask, slots.body, slots.answer].map((slot) => texts[slot(part.id)]),
      ...[part.label, part.hint],
      ...(isChoice(part) ? part.items.map(({ text }) => text) : []),
    ]),
  ].filter(hasWords).length

/**
 * A question as it stands in a paper: where it is in the paper's own language only as a translation, the two change places.
 * @param from the language of the question, and the one that it is translated into; null where it is not known or not there
 * @param to the paper's own language
 */
export function questionInLanguage(
  whole: Whole,
  from: { own: PaperLanguage | null; other: PaperLanguage | null },
  to: PaperLanguage,
): InLanguage & { language: PaperLanguage } {
  // What is counted is in the language that the paper is not in.
  const language = counterpart(to)
  if (from.other === to) return { ...swapped(whole), language }
  const foreign = from.own === language && from.other === null ? wordsIn(whole) : 0
  return { ...whole, foreign, language }
}
