import { isBlankText, plainText } from './plain-text.ts'
import {
  isChoice,
  otherSlot,
  questionsOf,
  slots,
  type Item,
  type Paper,
  type Part,
  type Text,
} from './paper.ts'

/** A number or a picture is the same in both languages. */
export const hasWords = (text: Text | undefined): boolean => /\p{L}/u.test(plainText(text))

const lacks = (own: string, other: string | undefined) =>
  hasWords(own) && (other ?? '').trim() === ''

/** Two options that are called the same in the other language are printed as they are (`paperIn`). */
const isTwin = ({ id, other = '' }: Item, all: readonly Item[]) =>
  all.some((one) => one.id !== id && one.other?.trim() === other.trim() && other.trim() !== '')

const ofPart = (
  part: Part,
  lacksSlot: (slot: string) => boolean,
  missing: (slot: string) => boolean,
): number =>
  [slots.ask, slots.body, slots.answer].filter((slot) => lacksSlot(slot(part.id))).length +
  (hasWords(part.label) && missing(slots.label(part.id)) ? 1 : 0) +
  (hasWords(part.hint) && missing(slots.hint(part.id)) ? 1 : 0) +
  (isChoice(part)
    ? part.items.filter((item) => lacks(item.text, item.other) || isTwin(item, part.items)).length
    : 0)

/** How many texts of the paper are not yet said in its other language; none where it has only one. */
export function untranslated(paper: Paper): number {
  const { meta, instructions, sections, texts } = paper
  if (meta.otherLanguage === '') return 0
  const missing = (slot: string) => isBlankText(texts[otherSlot(slot)])
  const lacksSlot = (slot: string) => hasWords(texts[slot]) && missing(slot)
  let count = lacks(meta.title, meta.otherTitle) ? 1 : 0
  count += instructions.filter(({ text, other }) => lacks(text, other)).length
  count += sections.filter(({ title, other }) => lacks(title ?? '', other)).length
  for (const { id, title, parts } of questionsOf(paper)) {
    if (hasWords(title) && missing(slots.title(id))) count += 1
    if (lacksSlot(slots.body(id))) count += 1
    for (const part of parts) count += ofPart(part, lacksSlot, missing)
  }
  return count
}
