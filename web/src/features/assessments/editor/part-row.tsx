import { GripVerticalIcon, PilcrowIcon } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import * as longest from '@/lib/longest.ts'
import { plainText } from '../paper/plain-text.ts'
import { isChoice, slots, type Part } from '../paper/paper.ts'
import { DragHandle } from './drag-handle.tsx'
import { useEdit, usePaper } from './editor-context.ts'
import { FormattedText } from './formatted-text.tsx'
import { NumberLine } from './number-line.tsx'
import { OptionLines } from './option-lines.tsx'
import { MoreFacts, PartFacts } from './part-facts.tsx'
import { PinnedMark } from './pin-marks.tsx'
import { PartMenu } from './part-menu.tsx'
import { TextLine } from './text-line.tsx'
import { usePaperLanguage } from './use-paper-language.ts'

/** One part of a question: what is asked, how it is answered, for how many marks. */
export const PartRow = memo(function PartRow({
  part,
  question,
  number,
  first,
}: {
  part: Part
  question: string
  number: string
  first: boolean
}) {
  const intl = useIntl()
  const edit = useEdit()
  return (
    <li
      data-place={part.id}
      data-row="part"
      className={`border-line bg-card grid grid-cols-1 gap-3 rounded-md border p-3 ${part.depth === 2 ? 'ml-3 min-[600px]:ml-8' : ''}`}
    >
      <div className="flex items-center gap-1">
        <DragHandle row="part" id={part.id} number={number}>
          <GripVerticalIcon aria-hidden="true" />
        </DragHandle>
        <span className="min-w-10 font-bold tabular-nums">{number}</span>
        {part.pinned === true && <PinnedMark />}
        <span className="ml-auto" />
        <PartMenu part={part} question={question} number={number} first={first} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-start gap-3 min-[480px]:grid-cols-[minmax(0,1fr)_5.5rem]">
        <AskLine part={part.id} number={number} />
        <NumberLine
          at={part.id}
          field="part-marks"
          label={<FormattedMessage defaultMessage="Marks" id="oySfSq" />}
          name={intl.formatMessage({ defaultMessage: 'Marks, {number}', id: 'vzlUNe' }, { number })}
          value={part.marks}
          decimals={2}
          onNumber={(marks, group) => edit({ kind: 'marks', part: part.id, marks }, group)}
        />
      </div>
      <BodyText
        id={part.id}
        label={intl.formatMessage({ defaultMessage: 'Text of {number}', id: 'DAU47w' }, { number })}
      />
      {isChoice(part) && <OptionLines part={part} number={number} />}
      <PartFacts part={part} number={number} />
      <MoreFacts part={part} number={number} />
    </li>
  )
})

/** The line that asks. A letter in it draws nothing else of the part anew. */
function AskLine({ part, number }: { part: string; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const language = usePaperLanguage()
  const slot = slots.ask(part)
  const ask = usePaper((paper) => plainText(paper.texts[slot]))
  return (
    <TextLine
      at={part}
      field="ask"
      label={<FormattedMessage defaultMessage="Question" id="Mdts9Z" description="What is asked" />}
      name={intl.formatMessage({ defaultMessage: 'Question {number}', id: 'kQXPCE' }, { number })}
      value={ask}
      several
      lang={language}
      longest={longest.documentText}
      onText={(value, group) => edit({ kind: 'text', slot, value }, group)}
    />
  )
}

/** The formatted text of a question or part; most have none, and a button begins one. */
export function BodyText({ id, label }: { id: string; label: string }) {
  const slot = slots.body(id)
  const written = usePaper((paper) => slot in paper.texts)
  const [asked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // In the document: the text is drawn in the place of the button that was pressed.
  useEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
  }, [asked])
  if (written || asked) {
    return (
      <div
        ref={place}
        data-field="body"
        className="border-line-strong bg-card rounded-md border px-3.5 py-2.5"
      >
        <FormattedText slot={slot} kind="full" label={label} />
      </div>
    )
  }
  return (
    <div>
      <Button variant="quiet" size="sm" className="-ml-2 px-2" onClick={() => setAsked(true)}>
        <PilcrowIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Add a text, table or picture" id="QIlz6A" />
      </Button>
    </div>
  )
}
