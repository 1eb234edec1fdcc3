import {
  ArrowLeftRightIcon,
  CalendarDaysIcon,
  CalendarPlusIcon,
  CopyIcon,
  EllipsisIcon,
  PrinterIcon,
  SearchIcon,
  SmartphoneIcon,
  StepForwardIcon,
  Undo2Icon,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useDialogs } from '@/components/list/use-dialogs.ts'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu.tsx'
import { paths } from '@/config/paths.ts'
import { schoolYearOf } from '@/domain/school/school-year.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { lazyPart } from '@/components/lazy-part.tsx'
import type { CalendarView } from '../setting/calendar-views.ts'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'

const BumpDialog = lazyPart(async () =>
  withTexts(import('./bump-dialog.tsx'), 'planner').then((module) => module.BumpDialog),
)

const CopyWeekDialog = lazyPart(async () =>
  withTexts(import('./copy-week-dialog.tsx'), 'planner').then((module) => module.CopyWeekDialog),
)

const FeedDialog = lazyPart(async () =>
  withTexts(import('./feed-dialog.tsx'), 'planner').then((module) => module.FeedDialog),
)

const LayOutDialog = lazyPart(async () =>
  withTexts(import('./lay-out-dialog.tsx'), 'planner').then((module) => module.LayOutDialog),
)

const RotationDialog = lazyPart(async () =>
  withTexts(import('@/domain/school/rotation/rotation-dialog.tsx'), 'planner').then(
    (module) => module.RotationDialog,
  ),
)

type Dialog = 'bump' | 'copy' | 'rotation' | 'feed' | null

/** The menu of tools that change many activities at once, and of other places to see the calendar: phone and paper. */
export function CalendarMenu({
  date,
  setting,
  known,
  online,
  view,
  onSearch,
}: {
  date: string
  setting: Setting
  /** The setting has arrived. */
  known: boolean
  online: boolean
  view: CalendarView
  onSearch: () => void
}) {
  const intl = useIntl()
  const [open, setOpen] = useState<Dialog>(null)
  const close = () => setOpen(null)
  // In the address, so that the class timetable leads here.
  const tools = useDialogs(['tool'])
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
          <MenuItem disabled={!online} onSelect={onSearch}>
            <SearchIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Search" id="xmcVZ0" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => setOpen('bump')}>
            <StepForwardIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Bump lessons" id="F2MhBi" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => setOpen('copy')}>
            <CopyIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Copy a week" id="wtMe3T" />
          </MenuItem>
          <MenuItem disabled={!online} onSelect={() => tools.open('tool', 'lay-out')}>
            <CalendarPlusIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Lay out lessons" id="Qy4I+t" />
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.timetable.href({ year: schoolYearOf(date) })}>
              <CalendarDaysIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Class timetable" id="wF7bcJ" />
            </Link>
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
      <Suspense fallback={null}>
        {open === 'bump' && <BumpDialog date={date} setting={setting} onClose={close} />}
        {open === 'copy' && <CopyWeekDialog date={date} onClose={close} />}
        {known && tools.value === 'lay-out' && (
          <LayOutDialog date={date} setting={setting} onClose={tools.close} />
        )}
        {open === 'rotation' && <RotationDialog date={date} onClose={close} />}
        {open === 'feed' && <FeedDialog onClose={close} />}
      </Suspense>
    </>
  )
}
