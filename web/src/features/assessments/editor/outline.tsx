import { ListTreeIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { questionMarks, sectionMarks, totalMarks } from '../paper/marks.ts'
import { numbersOf } from '../paper/numbers.ts'
import { questionsOf } from '../paper/paper.ts'
import { useEditor, usePaper } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/** The questions with their marks at a glance; each leads to its place. */
export function Outline({ onGo }: { onGo: () => void }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const name = intl.formatMessage({ defaultMessage: 'Outline', id: 'aEhjYg' })
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={name} title={name}>
          <ListTreeIcon aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={name}
        className="w-80"
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <OutlineList
          onGo={() => {
            setOpen(false)
            onGo()
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

function OutlineList({ onGo }: { onGo: () => void }) {
  const { store, folded } = useEditor()
  const sections = usePaper((paper) => paper.sections)
  const numbers = numbersOf(sections)
  const row = 'flex w-full min-h-10 items-center gap-2 rounded-sm px-2 text-left text-[15px]'
  const fold = (all: boolean) =>
    folded.set(new Set(all ? questionsOf({ sections }).map(({ id }) => id) : []))
  return (
    <>
      <ul>
        {sections.map((section) => {
          const sectionTotal = markWords(sectionMarks(section.questions))
          const name = (section.title ?? '') === '' ? '' : ` · ${section.title ?? ''}`
          return (
            <li key={section.id}>
              {section.title !== null && (
                <p className={`${row} font-semibold`}>
                  <span className="min-w-0 flex-1 truncate">
                    <FormattedMessage
                      defaultMessage="Section {letter}"
                      id="V2Amny"
                      values={{ letter: numbers.get(section.id) }}
                    />
                    {name}
                  </span>
                  <span className="tabular-nums">{sectionTotal}</span>
                </p>
              )}
              <ul>
                {section.questions.map((question) => {
                  const number = numbers.get(question.id)
                  const marks = markWords(questionMarks(question))
                  return (
                    <li key={question.id}>
                      <button
                        type="button"
                        className={`${row} hover:bg-board/8`}
                        onClick={() => {
                          onGo()
                          showPlace(store.get(), folded, question.id, true)
                        }}
                      >
                        <span className="w-7 text-right tabular-nums">{number}</span>
                        <span className="min-w-0 flex-1 truncate">{question.title}</span>
                        <span className="tabular-nums">{marks}</span>
                      </button>
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ul>
      <p className={`${row} border-line border-t font-bold`}>
        <span className="flex-1">
          <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
        </span>
        <span className="tabular-nums">{markWords(totalMarks({ sections }))}</span>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" onClick={() => fold(true)}>
          <FormattedMessage defaultMessage="Fold all" id="aPxRlU" />
        </Button>
        <Button variant="quiet" size="sm" onClick={() => fold(false)}>
          <FormattedMessage defaultMessage="Unfold all" id="DmYuQN" />
        </Button>
      </div>
    </>
  )
}
