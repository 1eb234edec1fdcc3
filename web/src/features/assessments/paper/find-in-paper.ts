import { plainLetters } from '@/lib/plain-letters.ts'
import { plainText } from './change-texts.ts'
import { isChoice, slots, type Paper } from './paper.ts'

/** Where words were found. */
export interface Hit {
  /** The id of a section, question or part. */
  place: string
  /** Only in the memorandum. */
  memo: boolean
}

/** The sections, questions and parts with these words, in the order of the paper; capitals and accents do not count. */
export function findInPaper(paper: Paper, words: string): Hit[] {
  const wanted = plainLetters(words.trim())
  if (wanted === '') return []
  const says = (...texts: string[]) => texts.some((text) => plainLetters(text).includes(wanted))
  const at = (slot: string) => plainText(paper.texts[slot])
  return paper.sections.flatMap(({ id: section, title: heading, questions }) => [
    ...(heading !== null && says(heading) ? [{ place: section, memo: false }] : []),
    ...questions.flatMap(({ id, title, parts }) => [
      ...(says(title, at(slots.body(id))) ? [{ place: id, memo: false }] : []),
      ...parts.flatMap((part) => {
        const asked = [
          at(slots.ask(part.id)),
          at(slots.body(part.id)),
          part.label,
          part.hint,
          ...(isChoice(part) ? part.items.map(({ text }) => text) : []),
        ]
        if (says(...asked)) return [{ place: part.id, memo: false }]
        return says(at(slots.answer(part.id))) ? [{ place: part.id, memo: true }] : []
      }),
    ]),
  ])
}
