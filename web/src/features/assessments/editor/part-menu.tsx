import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  IndentDecreaseIcon,
  IndentIncreaseIcon,
  MoreVerticalIcon,
  PlusIcon,
  ScissorsIcon,
  Trash2Icon,
} from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/ui/menu.tsx'
import type { Part } from '../paper/paper.ts'
import { useEdit } from './editor-context.ts'
import { PinPartItem } from './pin-marks.tsx'
import { useMoving } from './use-moving.ts'

/** What may be done with a part. */
export function PartMenu({
  part,
  question,
  number,
  first,
}: {
  part: Part
  question: string
  number: string
  /** Of its question. */
  first: boolean
}) {
  const intl = useIntl()
  const edit = useEdit()
  const { movePart, setDepth, remove } = useMoving()
  const id = part.id
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon"
          aria-label={intl.formatMessage(
            { defaultMessage: 'Actions for {number}', id: 'DI75sF' },
            { number },
          )}
        >
          <MoreVerticalIcon aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => movePart(id, -1)}>
          <ArrowUpIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Move up" id="wmFdws" />
        </MenuItem>
        <MenuItem onSelect={() => movePart(id, 1)}>
          <ArrowDownIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Move down" id="H/r5m6" />
        </MenuItem>
        {part.depth === 1 ? (
          <MenuItem disabled={first} onSelect={() => setDepth(id, 2)}>
            <IndentIncreaseIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Number one level deeper" id="FGCk2A" />
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => setDepth(id, 1)}>
            <IndentDecreaseIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Number one level higher" id="ihjzea" />
          </MenuItem>
        )}
        <PinPartItem part={id} pinned={part.pinned === true} />
        <MenuSeparator />
        <MenuItem
          onSelect={() => edit({ kind: 'add-part', question, after: id, id: crypto.randomUUID() })}
        >
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add a part below" id="H4w4E/" />
        </MenuItem>
        <MenuItem
          onSelect={() => edit({ kind: 'duplicate-part', part: id, id: crypto.randomUUID() })}
        >
          <CopyIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Duplicate" id="4fHiNl" />
        </MenuItem>
        <MenuItem
          disabled={first}
          onSelect={() => edit({ kind: 'split', part: id, id: crypto.randomUUID() })}
        >
          <ScissorsIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="New question from here" id="rMCrf1" />
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          className="text-danger"
          onSelect={() => remove({ kind: 'remove-part', part: id }, id)}
        >
          <Trash2Icon aria-hidden="true" />
          <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
