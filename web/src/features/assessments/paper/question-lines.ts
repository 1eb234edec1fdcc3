import { textFacts } from '@/domain/papers/check/text-facts.ts'
import { markWords } from '@/domain/papers/marks.ts'
import { optionLetter } from '@/domain/papers/option-letter.ts'
import { rightOptions } from '@/domain/papers/right-options.ts'
import type { StoredPart, StoredQuestion } from './stored.ts'

type Said = Parameters<typeof textFacts>[0]

const linesOf = (...texts: Said[]): string[] => texts.flatMap((one) => [...textFacts(one).lines])

function answerLines(part: StoredPart): string[] {
  const right = rightOptions(part)
  const options = (part.items ?? []).map(
    (item, at) => `${optionLetter(at)}  ${item}${right?.includes(at) === true ? ' ✓' : ''}`,
  )
  if (right !== null) return options
  const answer = Array.isArray(part.answer) ? part.answer : linesOf(part.answer)
  return [...options, ...answer.map((line) => `→ ${line}`)]
}

function partLines(part: StoredPart): string[] {
  const { marks = null, cognitiveLevel: level = null } = part
  const given = [
    marks === null ? '' : `(${markWords(marks)})`,
    level === null ? '' : level.label,
  ].filter((one) => one !== '')
  return [
    ...linesOf(part.question, part.label, part.richText, part.hint),
    ...answerLines(part),
    ...(given.length > 0 ? [given.join(' ')] : []),
  ]
}

/** Everything that a question says in the paper's own language; numbers are left out, because they follow from its place. */
export const questionLines = ({
  title,
  sectionTitle,
  richText,
  fields,
}: StoredQuestion): string[] => [
  ...linesOf(sectionTitle, title, richText),
  ...fields.flatMap(partLines),
]

/** Everything that a question says in the other language. */
export const translationLines = ({ translation, fields }: StoredQuestion): string[] => [
  ...linesOf(translation?.sectionTitle, translation?.title, translation?.richText),
  ...fields.flatMap(({ translation: part }) => [
    ...linesOf(part?.question, part?.label, part?.richText, part?.hint),
    ...(part?.items ?? []).flatMap((item, at) =>
      item === '' ? [] : [`${optionLetter(at)}  ${item}`],
    ),
    ...linesOf(part?.answer),
  ]),
]
