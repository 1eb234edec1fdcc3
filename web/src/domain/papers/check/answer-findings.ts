import { sameText } from '@kryt/supabase/same-signs'
import { isChoice, rightOptions } from '../right-options.ts'
import {
  fault,
  remark,
  type CheckedPart,
  type CheckedQuestion,
  type CheckFinding,
} from './finding.ts'
import { introduces } from './marks-findings.ts'
import { isAnswered, partFacts, questionFacts, saysNothing } from './text-facts.ts'

const folded = (text: string) => sameText(text)

const hasWord = (text: string, word: string) =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  )

/** The right option stands in the question, and no wrong one does. */
function givesAway(part: CheckedPart, right: readonly string[]): boolean {
  const asked = folded(partFacts(part).lines.join(' '))
  const others = (part.items ?? []).filter((item) => !right.includes(item))
  return (
    right.some((one) => folded(one).length >= 4 && hasWord(asked, folded(one))) &&
    !others.some((one) => hasWord(asked, folded(one)))
  )
}

function* ofChoice(at: CheckedQuestion, part: CheckedPart): Generator<CheckFinding> {
  const items = (part.items ?? []).filter((item) => item.trim() !== '')
  if (items.length < 2) yield fault('options-few', { at, part, values: { count: items.length } })
  const seen = new Set<string>()
  const twice = items.find((item) => seen.size === seen.add(folded(item)).size)
  if (twice !== undefined) yield fault('options-same', { at, part, values: { option: twice } })
  const right = rightOptions(part)
  if (right === null) yield fault('right-missing', { at, part, side: 'memorandum' })
  else if (
    givesAway(
      part,
      right.map((place) => part.items?.[place] ?? ''),
    )
  )
    yield remark('answer-given-away', { at, part })
}

const asksNothing = (part: CheckedPart) => saysNothing(partFacts(part))

/** Questions that ask nothing, answers and options that are missing. */
export function* answerFindings(at: CheckedQuestion): Generator<CheckFinding> {
  if ((at.sectionNumber ?? null) !== null && (at.sectionTitle ?? '').trim() === '')
    yield fault('section-untitled', { at, values: { letter: at.sectionNumber ?? '' } })
  if (saysNothing(questionFacts(at))) {
    yield fault('question-empty', { at })
    return
  }
  if (at.fields.length === 0) yield fault('answer-missing', { at, side: 'memorandum' })
  for (const [index, part] of at.fields.entries()) {
    if (asksNothing(part)) yield fault('part-empty', { at, part })
    if (isChoice(part)) yield* ofChoice(at, part)
    else if (!isAnswered(part) && !introduces(at.fields, index) && !asksNothing(part))
      yield fault('answer-missing', { at, part, side: 'memorandum' })
  }
}
