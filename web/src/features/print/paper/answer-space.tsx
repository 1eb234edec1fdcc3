import { optionLetter } from './numbering.ts'
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

/** A long answer gets a line more than it has marks: that is how much learners write. */
const linesFor = (marks: number) => Math.min(20, Math.max(3, Math.ceil(marks) + 1))

/** Options so short that two of them share a line, which saves the school paper. */
const short = (items: readonly string[]) => items.every((item) => item.length <= 20) || undefined

/** Where the learner answers, by the kind of question. One without a kind is answered in the learner's own book. */
export function AnswerSpace({ part }: { part: QuestionPart }) {
  const { type = null, label, marks } = part
  const items = part.items ?? []
  const caption = (label ?? '') === '' ? null : <p className="paper-label">{label}</p>
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
                <b>{optionLetter(index)}</b> {item}
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
                <span className="paper-box" aria-hidden="true" /> {item}
              </li>
            ))}
          </ul>
        </>
      )
    case 'Select': {
      // A word bank: one of these is written on the line.
      const bank = items.join('  /  ')
      return (
        <>
          {caption}
          <p className="paper-bank">{bank}</p>
          <Lines count={1} />
        </>
      )
    }
    case null:
      return caption
  }
}
