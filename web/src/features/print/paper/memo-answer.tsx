import type { RichText } from '@kryt/documents/rich-text'
import { Fragment } from 'react'
import { optionLetter } from './numbering.ts'
import { Fixed } from '../words/fixed.tsx'
import type { PaperWords } from '../words/paper-words.ts'
import { isBlank } from '@/components/rich-text/view/rich-text-node.ts'
import { Said } from './said.tsx'
import type { QuestionPart } from './sections.ts'
import { areShort } from './short-answer.ts'

/** "B  clinic" for an option of a multiple-choice question, whether the answer is its letter or its text. */
function Answer({ part: { type, items }, answer }: { part: QuestionPart; answer: string }) {
  if (type !== 'Radio') return <Said text={answer} />
  const options = items ?? []
  const said = answer.trim().toLowerCase()
  const exact = options.findIndex((item) => item.trim().toLowerCase() === said)
  const index =
    exact === -1
      ? options.findIndex((_, position) => optionLetter(position).toLowerCase() === said)
      : exact
  const letter = `${optionLetter(index)}\u2003`
  return index === -1 ? (
    <Said text={answer} />
  ) : (
    <>
      {letter}
      <Said text={options[index] ?? ''} />
    </>
  )
}

/** An answer that is a formatted text, if there is one. */
export function answerText({ answer = null }: QuestionPart): RichText | null {
  const text =
    answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer : null
  return isBlank(text) ? null : text
}

/** The answer for which marks are given, where it is no formatted text. */
export function MemoAnswer({
  part,
  words,
  or,
}: {
  part: QuestionPart
  words: PaperWords
  /** Between alternatives. */
  or: string
}) {
  const { answer = null } = part
  if (typeof answer === 'string' || Array.isArray(answer)) {
    const answers = (typeof answer === 'string' ? [answer] : answer).filter(
      (one) => one.trim() !== '',
    )
    if (answers.length > 0) {
      return (
        <div className="paper-answer" data-short={areShort(answers) || undefined}>
          {answers.map((one, index) => (
            <Fragment key={index}>
              {/* Of a choice all are right together. */}
              {index > 0 && (part.items ?? []).length === 0 && (
                <p className="paper-or">
                  <Fixed>{or}</Fixed>
                </p>
              )}
              <p>
                <Answer part={part} answer={one} />
              </p>
            </Fragment>
          ))}
        </div>
      )
    }
  }
  // A part without marks only introduces others and needs no answer.
  if ((part.marks ?? 0) === 0) return null
  return (
    <p className="paper-answer paper-no-answer">
      <Fixed>{words.noAnswer}</Fixed>
    </p>
  )
}
