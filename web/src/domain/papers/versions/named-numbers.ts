import type { Questions } from '@kryt/documents/assessment-template'
import { textFacts } from '../check/text-facts.ts'

type Question = Questions[number]
type Part = Question['fields'][number]

/** "2.1" wherever it stands; a paper of mathematics may mean a number, and then its parts only stay in their order. */
const decimals = /\d+(?:\.\d+)+/gu

/** "the previous question", "your answer above", "die vorige vraag" */
const neighbour =
  /(?<!\p{L})(?:(?:previous|preceding|last|vorige|voorafgaande)\s+(?:question|answer|vraag|antwoord)|(?:question|answer|vraag|antwoord)\s+(?:above|below|hierbo|hieronder))(?!\p{L})/iu

const linesOfPart = (part: Part): string[] => [
  ...[part.question, part.label, part.hint, part.richText].flatMap((one) => textFacts(one).lines),
  ...(typeof part.answer === 'string' ? [part.answer] : []),
  ...(Array.isArray(part.answer) ? part.answer : textFacts(part.answer).lines),
]

const linesOfTranslation = ({ translation }: Part): string[] =>
  [translation?.question, translation?.richText, translation?.label, translation?.answer].flatMap(
    (one) => textFacts(one).lines,
  )

/** Everything that a question says, in both languages, but for its options. */
export const linesOf = ({
  title,
  sectionTitle,
  richText,
  translation,
  fields,
}: Question): string[] => [
  ...[title, sectionTitle, richText].flatMap((one) => textFacts(one).lines),
  ...[translation?.title, translation?.sectionTitle, translation?.richText].flatMap(
    (one) => textFacts(one).lines,
  ),
  ...fields.flatMap((part) => [...linesOfPart(part), ...linesOfTranslation(part)]),
]

/** Whether lines point at the question before or after. */
export const namesNeighbour = (lines: readonly string[]): boolean =>
  lines.some((line) => neighbour.test(line))

/** The numbers in "Question 2", "Questions 1 to 3", "Vrae 1, 2 en 4"; of a range all. */
function* questionNumbers(line: string, mention: RegExp): Generator<string> {
  for (const [, said = ''] of line.matchAll(mention)) {
    const all = [...said.matchAll(/\d+/gu)].map(Number)
    const last = Math.min(Math.max(...all), Math.min(...all) + 500)
    for (let one = Math.min(...all); one <= last; one += 1) yield String(one)
  }
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * The numbers of questions and parts that texts of a paper name: those must keep them.
 * @param words what the paper calls a question, beside the usual words
 */
export function namedNumbers(
  lines: readonly string[],
  words: readonly string[],
): { questions: ReadonlySet<string>; parts: ReadonlySet<string> } {
  const names = ['questions?', 'vraag', 'vrae', 'q', ...words.map(escaped)].join('|')
  const mention = new RegExp(
    String.raw`(?<!\p{L})(?:${names})\s*((?:\d+(?:\.\d+)*)(?:\s*(?:to|tot|until|and|en|or|of|&|,|-|–)\s*\d+(?:\.\d+)*)*)`,
    'giu',
  )
  return {
    questions: new Set(lines.flatMap((line) => [...questionNumbers(line, mention)])),
    parts: new Set(lines.flatMap((line) => line.match(decimals) ?? [])),
  }
}
