import { isBlankText, plainText } from './plain-text.ts'
import {
  isChoice,
  otherSlot,
  outdatedMark,
  outdatedSlot,
  questionsOf,
  slots,
  type Paper,
  type Text,
  type Translated,
} from './paper.ts'
import { withoutTexts } from './text-slots.ts'

type Texts = Paper['texts']

const read = (text: Text | null | undefined) => plainText(text).trim().replaceAll(/\s+/g, ' ')

/** Whether somebody who translates has to look again: letters in bold and spaces at the end do not count. */
export const saysOtherwise = (
  before: Text | null | undefined,
  now: Text | null | undefined,
): boolean => before !== now && read(before) !== read(now)

const other = otherSlot('')
const mark = outdatedSlot('')

/** The texts after one has changed: an original marks its translation, and a translation that was edited is right again. */
export function withOutdatedText(
  texts: Texts,
  slot: string,
  before: Text | null | undefined,
  now: Text | null | undefined,
): Texts {
  if (slot.startsWith(mark)) return texts
  if (slot.startsWith(other)) return withoutTexts(texts, [outdatedSlot(slot.slice(other.length))])
  const marked = outdatedSlot(slot)
  if (marked in texts || isBlankText(texts[otherSlot(slot)])) return texts
  return saysOtherwise(before, now) ? { ...texts, [marked]: outdatedMark } : texts
}

/** The same for a text that a question or a part holds itself. */
export function withOutdatedSlot(paper: Paper, slot: string, before: string, now: string): Paper {
  const texts = withOutdatedText(paper.texts, slot, before, now)
  return texts === paper.texts ? paper : { ...paper, texts }
}

/** The same for an instruction, an option or the title of a section. */
export const withOutdated = <T extends Translated>(one: T, before: string, now: string): T =>
  one.outdated !== true && !isBlankText(one.other) && saysOtherwise(before, now)
    ? { ...one, outdated: true }
    : one

/** Whether a translation is shown as possibly out of date: nothing is where one of the two texts is empty. */
export const isOutdated = (own: string, { other: said, outdated }: Translated): boolean =>
  outdated === true && !isBlankText(own) && !isBlankText(said)

/** @param own what the question or part holds itself, where the text has no slot of its own */
export const isOutdatedSlot = (
  texts: Texts,
  slot: string,
  own: Text | null | undefined = texts[slot],
): boolean =>
  outdatedSlot(slot) in texts && !isBlankText(own) && !isBlankText(texts[otherSlot(slot)])

export const isTitleOutdated = ({ title, otherTitle, otherTitleOutdated }: Paper['meta']) =>
  otherTitleOutdated && !isBlankText(title) && !isBlankText(otherTitle)

/** How many translations of the paper were made from an original that has changed since. */
export function outdatedTranslations({ meta, instructions, sections, texts }: Paper): number {
  if (meta.otherLanguage === '') return 0
  const marks = [
    isTitleOutdated(meta),
    ...instructions.map((one) => isOutdated(one.text, one)),
    ...sections.map((one) => isOutdated(one.title ?? '', one)),
    ...questionsOf({ sections }).flatMap(({ id, title, parts }) => [
      isOutdatedSlot(texts, slots.title(id), title),
      isOutdatedSlot(texts, slots.body(id)),
      ...parts.flatMap((part) => [
        ...[slots.ask, slots.body, slots.answer].map((slot) =>
          isOutdatedSlot(texts, slot(part.id)),
        ),
        isOutdatedSlot(texts, slots.label(part.id), part.label),
        isOutdatedSlot(texts, slots.hint(part.id), part.hint),
        ...(isChoice(part) ? part.items.map((item) => isOutdated(item.text, item)) : []),
      ]),
    ]),
  ]
  return marks.filter(Boolean).length
}
