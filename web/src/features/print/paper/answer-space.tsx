import { optionLetter } from './numbering.ts'
import { Fragment } from 'react'
import { Said } from './said.tsx'
import type { QuestionPart } from './sections.ts'

/** Lines to write on. */
export function Lines({ count }: { count: number }) {
  return (
    <div className="paper-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}

/** One line more than the marks, which is about what learners write. */
const linesFor = (marks: number) => Math.min(20, Math.max(3, Math.ceil(marks) + 1))

/** Options short enough for two on a line, which saves paper. */
const short = (items: readonly string[]) => items.every((item) => item.length <= 20) || undefined

/** Of the words of a bank. */
const between = '  /  '

/** Whether there is anything to answer on; a piece of a part without it would be an empty line beside its mark. */
export const hasAnswerSpace = ({ type = null, label }: QuestionPart) =>
  type !== null || (label ?? '') !== ''

/** One cell beside its letter or box, also where its two languages are two stretches. */
const Option = ({ text }: { text: string }) => (
  <span>
    <Said text={text} />
  </span>
)

/**
 * The space for the learner's answer, by question type. A question without a type is answered in the
 * learner's book.
 */
export function AnswerSpace({ part }: { part: QuestionPart }) {
  const { type = null, label, marks } = part
  const items = part.items ?? []
  const caption =
    (label ?? '') === '' ? null : (
      <p className="paper-label">
        <Said text={label ?? ''} />
      </p>
    )
  switch (type) {
    case 'Text':
      return (
        <>
          {caption}
          <Lines count={1} />
        </>
      )
    case 'Textarea':
      return (
        <>
          {caption}
          <Lines count={linesFor(marks ?? 0)} />
        </>
      )
    case 'Radio':
      return (
        <>
          {caption}
          <ol className="paper-options" data-short={short(items)}>
            {items.map((item, index) => (
              <li key={index}>
                <b>{optionLetter(index)}</b> <Option text={item} />
              </li>
            ))}
          </ol>
        </>
      )
    case 'Checkbox':
      return (
        <>
          {caption}
          <ul className="paper-options" data-short={short(items)}>
            {items.map((item, index) => (
              <li key={index}>
                <span className="paper-box" aria-hidden="true" /> <Option text={item} />
              </li>
            ))}
          </ul>
        </>
      )
    case 'Select': {
      // A word bank: the learner writes one of these on the line.
      return (
        <>
          {caption}
          <p className="paper-bank">
            {items.map((item, index) => (
              <Fragment key={index}>
                {index > 0 && between}
                <Said text={item} />
              </Fragment>
            ))}
          </p>
          <Lines count={1} />
        </>
      )
    }
    case null:
      return caption
  }
}
