import { ChevronDownIcon, GripVerticalIcon, PlusIcon } from 'lucide-react'
import { memo, useSyncExternalStore, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { questionMarks } from '../paper/marks.ts'
import { numbersOfParts } from '../paper/numbers.ts'
import type { Question } from '../paper/paper.ts'
import { DragHandle } from './drag-handle.tsx'
import { useEdit, useEditor } from './editor-context.ts'
import { MemoRow } from './memo-row.tsx'
import { NumberLine } from './number-line.tsx'
import { BodyText, PartRow } from './part-row.tsx'
import { PinnedMark } from './pin-marks.tsx'
import { QuestionMarks } from './question-marks.tsx'
import { QuestionMenu } from './question-menu.tsx'
import { laidOutLate } from './question-room.ts'
import { showPlace } from './show-place.ts'
import { TextLine } from './text-line.tsx'
import { useMoving } from './use-moving.ts'
import { usePaperLanguage } from './use-paper-language.ts'

/** One question of the paper, or of its memorandum. Drawn anew only when something of it has changed. */
export const QuestionCard = memo(function QuestionCard({
  question,
  number,
  section,
  first,
  memo: isMemo,
  starts,
}: {
  question: Question
  number: string
  section: string
  /** Of the paper. */
  first: boolean
  memo: boolean
  /** A section begins with it. */
  starts: boolean
}) {
  const intl = useIntl()
  const { store, folded } = useEditor()
  const edit = useEdit()
  const { moveQuestion, movePart, setDepth } = useMoving()
  const { id, title, parts, pinned } = question
  const isFolded = useSyncExternalStore(folded.subscribe, () => folded.get().has(id))
  const numbers = numbersOfParts(number, parts)
  const marks = `[${markWords(questionMarks(question))}]`
  const language = usePaperLanguage()
  const setFolded = (fold: boolean) => {
    const next = new Set(folded.get())
    if (fold) next.add(id)
    else next.delete(id)
    folded.set(next)
  }
  /** As in the outline of a word processor. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || !event.shiftKey || !event.key.startsWith('Arrow')) return
    const target = event.target as HTMLElement // an element of the card has the focus
    const part = target.closest<HTMLElement>('[data-row="part"]')?.dataset['place']
    const upOrDown = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    event.preventDefault()
    event.stopPropagation()
    if (upOrDown !== null) {
      if (part === undefined) moveQuestion(id, upOrDown)
      else movePart(part, upOrDown)
    } else if (part !== undefined) setDepth(part, event.key === 'ArrowRight' ? 2 : 1)
  }
  return (
    <article
      data-place={id}
      data-row="question"
      aria-label={intl.formatMessage(
        { defaultMessage: 'Question {number}', id: 'kQXPCE' },
        { number },
      )}
      className="question-card border-line bg-paper rounded-lg border"
      style={laidOutLate(question, isMemo)}
      onKeyDown={onKeyDown}
    >
      <header className="flex items-center gap-1 py-1.5 pr-1.5 pl-1.5">
        {!isMemo && (
          <DragHandle row="question" id={id} number={number}>
            <GripVerticalIcon aria-hidden="true" />
          </DragHandle>
        )}
        <Button
          variant="quiet"
          className="min-w-0 flex-1 justify-start px-2 text-left"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <ChevronDownIcon
            aria-hidden="true"
            className={`transition-transform ${isFolded ? '-rotate-90' : ''}`}
          />
          <span className="tabular-nums">
            <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
          </span>
          <span className="text-ink-muted min-w-0 truncate font-normal">{title}</span>
        </Button>
        <span className="px-1 font-bold tabular-nums">{marks}</span>
        {!isMemo && pinned === true && <PinnedMark />}
        {!isMemo && (
          <QuestionMenu
            question={id}
            section={section}
            number={number}
            first={first}
            pinned={pinned === true}
          />
        )}
      </header>
      {!isFolded && (
        <div className="grid grid-cols-1 gap-3 px-2 pb-3 min-[480px]:px-3">
          {!isMemo && (
            <>
              <div className="grid grid-cols-2 items-start gap-3 max-[479px]:*:first:col-span-2 min-[480px]:grid-cols-[minmax(0,1fr)_7rem_5.5rem]">
                <TextLine
                  at={id}
                  field="question-title"
                  label={<FormattedMessage defaultMessage="Title (optional)" id="AhpJAi" />}
                  name={intl.formatMessage(
                    { defaultMessage: 'Title (optional), question {number}', id: 'cqq7rw' },
                    { number },
                  )}
                  value={title}
                  lang={language}
                  onText={(text, group) =>
                    edit({ kind: 'change-question', question: id, change: { title: text } }, group)
                  }
                />
                <NumberLine
                  at={id}
                  field="question-minutes"
                  label={<FormattedMessage defaultMessage="Minutes" id="FY6igM" />}
                  name={intl.formatMessage(
                    { defaultMessage: 'Minutes, question {number}', id: 'VWGqFu' },
                    { number },
                  )}
                  value={question.minutes}
                  decimals={0}
                  onNumber={(minutes, group) =>
                    edit({ kind: 'change-question', question: id, change: { minutes } }, group)
                  }
                />
                <QuestionMarks question={question} number={number} />
              </div>
              <BodyText
                id={id}
                label={intl.formatMessage(
                  { defaultMessage: 'Text of question {number}', id: '7XhuGR' },
                  { number },
                )}
              />
            </>
          )}
          <ol className="grid grid-cols-1 gap-3">
            {parts.map((part, index) => {
              const own = numbers.get(part.id) ?? ''
              return isMemo ? (
                <MemoRow key={part.id} part={part} number={own} />
              ) : (
                <PartRow key={part.id} part={part} question={id} number={own} first={index === 0} />
              )
            })}
          </ol>
          {!isMemo && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  const fresh = crypto.randomUUID()
                  edit({ kind: 'add-part', question: id, after: null, id: fresh })
                  showPlace(store.get(), folded, fresh, true)
                }}
              >
                <PlusIcon aria-hidden="true" />
                <FormattedMessage defaultMessage="Add a part" id="uK/KfL" />
              </Button>
              {!starts && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() =>
                    edit({
                      kind: 'start-section',
                      question: id,
                      id: crypto.randomUUID(),
                      title: '',
                    })
                  }
                >
                  <FormattedMessage defaultMessage="New Section" id="9Pr/cV" />
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </article>
  )
})
