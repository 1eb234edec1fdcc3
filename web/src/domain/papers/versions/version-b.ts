import type { BilingualPaper } from '../paper-languages.ts'
import { paperWords } from '../paper-words.ts'
import { bareNumber, partNumber } from '../part-number.ts'
import { asksByPlace } from './asks-by-place.ts'
import { linesOf, namedNumbers } from './named-numbers.ts'
import { reorderChoices, reorderQuestions } from './reorder.ts'
import { shuffleFigures } from './shuffle-figures.ts'
import { shuffleOptions } from './shuffle-options.ts'

/** Two versions of a paper, so that neighbours cannot copy; A is the paper as it was written. */
export type Version = 'A' | 'B'

/**
 * Version B of a paper (B.8 of Papers): whole questions in another order within their section, choices in another order
 * within their question, and the options and lettered columns of each shuffled, in both languages alike. Marks, levels and
 * right answers move along, so that its memorandum is made from it as from any paper. Numbers are by place.
 *
 * What would become wrong stays where it is: a question that is named by its number, options that speak of each other or
 * are spoken of by their place, answers that may speak of letters in words. So does what the teacher has pinned.
 * @param seed such as the paper's id: the same one gives the same version, today and tomorrow
 */
export function versionB<
  Paper extends Pick<BilingualPaper, 'headings' | 'instructions' | 'questions' | 'translation'>,
>(paper: Paper, seed: string): Paper {
  const { headings, instructions, questions, translation } = paper
  const lines = [
    ...instructions,
    ...(translation?.instructions ?? []),
    ...questions.flatMap((question) => linesOf(question)),
  ]
  const words = paperWords(headings, 'en')
  const named = namedNumbers(lines, [words.Question, words.Questions])
  // Whoever names a part names its question as well.
  const holders = questions.flatMap(({ number, fields }) =>
    fields.some((part) => named.parts.has(partNumber(number, part.number)))
      ? [bareNumber(number)]
      : [],
  )
  // Who speaks of the letter or place of an option means the paper as it was written.
  const byPlace = namedNumbers(
    lines.filter((line) => asksByPlace([line])),
    [words.Question, words.Questions],
  )
  const moved = questions.map((question, place) => {
    const own = `${seed}/${question.id ?? String(place)}`
    if (asksByPlace(linesOf(question)) || byPlace.questions.has(bareNumber(question.number)))
      return reorderChoices(question, named.parts, own)
    const options = {
      ...question,
      fields: question.fields.map((part, at) =>
        byPlace.parts.has(partNumber(question.number, part.number))
          ? part
          : shuffleOptions(part, `${own}/${part.id ?? String(at)}`),
      ),
    }
    return reorderChoices(shuffleFigures(options, own), named.parts, own)
  })
  return {
    ...paper,
    questions: reorderQuestions(moved, new Set([...named.questions, ...holders]), seed),
  }
}

/** Whether version B of a paper would be another one: not of a single question that is answered in words. */
export const hasVersionB = (paper: Parameters<typeof versionB>[0]): boolean =>
  JSON.stringify(versionB(paper, '').questions) !== JSON.stringify(paper.questions)
