import { searchText } from '@kryt/supabase/same-signs'
import { plainText } from './plain-text.ts'
import { isChoice, otherSlot, slots, type Paper } from './paper.ts'

/** Where words were found. */
export interface Hit {
  /** The id of an instruction, section, question or part; "title" for that of the paper. */
  place: string
  /** The first side of the paper on which they can be read. */
  side: 'questions' | 'memorandum' | 'translation'
}

/**
 * The title, instructions, sections, questions and parts with these words in either language, in the order of the paper; capitals and accents do not
 * count.
 */
export function findInPaper(paper: Paper, words: string): Hit[] {
  const wanted = searchText(words)
  if (wanted === '') return []
  const says = (texts: string[]) => texts.some((text) => searchText(text).includes(wanted))
  const at = (slot: string) => plainText(paper.texts[slot])
  const translated = paper.meta.otherLanguage !== ''
  const hit = (place: string, on: Partial<Record<Hit['side'], string[]>>): Hit[] => {
    if (says(on.questions ?? [])) return [{ place, side: 'questions' }]
    if (says(on.memorandum ?? [])) return [{ place, side: 'memorandum' }]
    return translated && says(on.translation ?? []) ? [{ place, side: 'translation' }] : []
  }
  const { meta, instructions, sections } = paper
  const head = [
    ...hit('title', { questions: [meta.title], translation: [meta.otherTitle] }),
    ...instructions.flatMap(({ id, text, other = '' }) =>
      hit(id, { questions: [text], translation: [other] }),
    ),
  ]
  const rest = sections.flatMap(({ id: section, title: heading, other = '', questions }) => [
    ...hit(section, { questions: [heading ?? ''], translation: [other] }),
    ...questions.flatMap(({ id, title, parts }) => [
      ...hit(id, {
        questions: [title, at(slots.body(id))],
        translation: [slots.title(id), slots.body(id)].map((slot) => at(otherSlot(slot))),
      }),
      ...parts.flatMap((part) => {
        const items = isChoice(part) ? part.items : []
        const own = [slots.ask(part.id), slots.body(part.id)]
        const answer = slots.answer(part.id)
        return hit(part.id, {
          questions: [...own.map(at), part.label, part.hint, ...items.map(({ text }) => text)],
          memorandum: [at(answer)],
          translation: [
            ...[...own, answer, slots.label(part.id), slots.hint(part.id)].map((slot) =>
              at(otherSlot(slot)),
            ),
            ...items.map((item) => item.other ?? ''),
          ],
        })
      }),
    ]),
  ])
  return [...head, ...rest]
}
