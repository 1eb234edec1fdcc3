import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  MergeIcon,
  MoreVerticalIcon,
  MoveIcon,
  PlusIcon,
  Trash2Icon,
} from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/ui/menu.tsx'
import { numbersOf } from '../paper/numbers.ts'
import { useEdit, usePaper } from './editor-context.ts'
import { PinQuestionItem } from './pin-marks.tsx'
import { useMoving } from './use-moving.ts'

/** What may be done with a question. */
export function QuestionMenu({
  question: id,
  section,
  number,
  first,
  pinned,
}: {
  question: string
  section: string
  number: string
  /** Of the paper. */
  first: boolean
  pinned: boolean
}) {
  const intl = useIntl()
  const edit = useEdit()
  const { moveQuestion, remove } = useMoving()
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon"
          aria-label={intl.formatMessage(
            { defaultMessage: 'Actions for question {number}', id: 'aGX7LF' },
            { number },
          )}
        >
          <MoreVerticalIcon aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent className="max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto">
        <MenuItem onSelect={() => moveQuestion(id, -1)}>
          <ArrowUpIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Move up" id="wmFdws" />
        </MenuItem>
        <MenuItem onSelect={() => moveQuestion(id, 1)}>
          <ArrowDownIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Move down" id="H/r5m6" />
        </MenuItem>
        <OtherSections question={id} section={section} />
        <PinQuestionItem question={id} pinned={pinned} />
        <MenuSeparator />
        <MenuItem
          onSelect={() => edit({ kind: 'add-question', id: crypto.randomUUID(), after: id })}
        >
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add a question below" id="lxOuU+" />
        </MenuItem>
        <MenuItem
          onSelect={() =>
            edit({ kind: 'duplicate-question', question: id, id: crypto.randomUUID() })
          }
        >
          <CopyIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Duplicate" id="4fHiNl" />
        </MenuItem>
        <MenuItem disabled={first} onSelect={() => edit({ kind: 'join', question: id })}>
          <MergeIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Join with the question above" id="3iPX1j" />
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          className="text-danger"
          onSelect={() => remove({ kind: 'remove-question', question: id }, id)}
        >
          <Trash2Icon aria-hidden="true" />
          <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

/** The sections that the question may go to; they are followed only while the menu is open. */
function OtherSections({ question: id, section }: { question: string; section: string }) {
  const { place } = useMoving()
  const sections = usePaper((paper) => paper.sections)
  const numbers = numbersOf(sections)
  const others = sections.filter((one) => one.id !== section)
  return (
    <>
      {others.map((one) => (
        <MenuItem
          key={one.id}
          onSelect={() =>
            place(
              { kind: 'place-question', question: id, section: one.id, at: one.questions.length },
              id,
            )
          }
        >
          <MoveIcon aria-hidden="true" />
          {one.title === null ? (
            <FormattedMessage defaultMessage="Move before the sections" id="n2fKQi" />
          ) : (
            <FormattedMessage
              defaultMessage="Move to section {letter}"
              id="81HtbL"
              values={{ letter: numbers.get(one.id) }}
            />
          )}
        </MenuItem>
      ))}
    </>
  )
}
