import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Question } from '../paper/paper.ts'
import { useEditor } from './editor-context.ts'
import { keptFree } from './question-room.ts'

/**
 * A question whose turn to be drawn has not come (useDrawnQuestions): its place, its number and its title. Its turn comes
 * when it is on the screen.
 */
export const PendingQuestion = memo(function PendingQuestion({
  question,
  number,
  memo: isMemo,
  onSeen,
}: {
  question: Question
  number: string
  memo: boolean
  /** @param question its id */
  onSeen: (question: string) => void
}) {
  const intl = useIntl()
  const { folded } = useEditor()
  const { id } = question
  const isFolded = useSyncExternalStore(folded.subscribe, () => folded.get().has(id))
  const place = useRef<HTMLElement>(null)
  // Synchronises with the browser's IntersectionObserver.
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onSeen(id)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [id, onSeen])
  return (
    <article
      ref={place}
      data-place={id}
      data-row="question"
      aria-busy
      aria-label={intl.formatMessage(
        { defaultMessage: 'Question {number}', id: 'kQXPCE' },
        { number },
      )}
      className="border-line bg-paper flex min-h-[58px] items-start gap-2 rounded-lg border px-4 py-3.5"
      style={isFolded ? undefined : keptFree(question, isMemo)}
    >
      <span className="font-semibold tabular-nums">
        <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
      </span>
      <span className="text-ink-muted">{question.title}</span>
    </article>
  )
})
