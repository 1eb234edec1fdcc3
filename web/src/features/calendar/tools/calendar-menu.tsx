import {
  ArrowLeftRightIcon,
  CopyIcon,
  EllipsisIcon,
  PrinterIcon,
  SmartphoneIcon,
  StepForwardIcon,
  Undo2Icon,
} from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu.tsx'
import { paths } from '@/config/paths.ts'
import { BumpDialog } from './bump-dialog.tsx'
import type { CalendarView } from '../setting/calendar-views.ts'
import { CopyWeekDialog } from './copy-week-dialog.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { RotationDialog } from './rotation-dialog.tsx'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'

type Dialog = 'bump' | 'copy' | 'rotation' | 'feed' | null

/** The menu of tools that change many activities at once, and of other places to see the calendar: phone and paper. */
export function CalendarMenu({
  date,
  setting,
  online,
  view,
}: {
  date: string
  setting: Setting
  online: boolean
  view: CalendarView
}) {
  const intl = useIntl()
  const [open, setOpen] = useState<Dialog>(null)
  const close = () => setOpen(null)
  const undo = useUndo()
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="outline"
            size="icon"
            aria-label={intl.formatMessage({ defaultMessage: 'More', id: 'I5NMJ8' })}
          >
            <EllipsisIcon aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuContent>
          {undo.last !== null && (
            <MenuItem disabled={!online} onSelect={undo.undoLast}>
              <Undo2Icon aria-hidden="true" />
              <FormattedMessage
                defaultMessage="Undo: {what}"
                id="7hr2ur"
                values={{ what: undo.last }}
              />
            </MenuItem>
          )}
          <MenuItem disabled={!online} onSelect={() => setOpen('bump')}>
            <StepForwardIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Bump lessons" id="F2MhBi" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => setOpen('copy')}>
            <CopyIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Copy a week" id="wtMe3T" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => setOpen('rotation')}>
            <ArrowLeftRightIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Weeks A and B" id="JbMMQy" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => setOpen('feed')}>
            <SmartphoneIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Calendar on your phone" id="l92FSB" />
          </MenuItem>
          <MenuItem asChild>
            <a
              href={paths.calendarPrint.href({ kind: view === 'month' ? 'month' : 'week', date })}
              target="_blank"
              rel="noopener"
            >
              <PrinterIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Print" id="CXRlIo" />
            </a>
          </MenuItem>
        </MenuContent>
      </Menu>
      {open === 'bump' && <BumpDialog date={date} setting={setting} onClose={close} />}
      {open === 'copy' && <CopyWeekDialog date={date} onClose={close} />}
      {open === 'rotation' && <RotationDialog date={date} setting={setting} onClose={close} />}
      {open === 'feed' && <FeedDialog onClose={close} />}
    </>
  )
}
