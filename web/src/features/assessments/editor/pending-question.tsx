import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Question } from '../paper/paper.ts'
import { keptFree } from './question-room.ts'

/** A question whose turn to be drawn has not come (useDrawnQuestions): its place, its number and its title. */
export const PendingQuestion = memo(function PendingQuestion({
  question,
  number,
  memo: isMemo,
}: {
  question: Question
  number: string
  memo: boolean
}) {
  const intl = useIntl()
  return (
    <article
      data-place={question.id}
      data-row="question"
      aria-busy
      aria-label={intl.formatMessage(
        { defaultMessage: 'Question {number}', id: 'kQXPCE' },
        { number },
      )}
      className="border-line bg-paper flex items-start gap-2 rounded-lg border px-4 py-3.5"
      style={keptFree(question, isMemo)}
    >
      <span className="font-semibold tabular-nums">
        <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
      </span>
      <span className="text-ink-muted">{question.title}</span>
    </article>
  )
})
