import { PlusIcon, PrinterIcon, SearchIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { CalendarView } from '../setting/calendar-views.ts'
import type { Setting } from '../setting/setting.ts'
import { CalendarHeading } from './calendar-heading.tsx'
import { TermPicker, YearPicker } from './date-pickers.tsx'
import { StepButtons } from './step-buttons.tsx'
import { ViewSwitch } from './view-switch.tsx'

export interface ToolbarProps {
  view: CalendarView
  date: string
  locale: Locale
  setting: Setting
  online: boolean
  onShow: (view: CalendarView, date: string) => void
  /** The button that was pressed. */
  onAdd: (button: HTMLElement) => void
  onSearch: () => void
  /** The menu of what is done more rarely. */
  menu: ReactNode
}

/** Today, previous, next, view, year and term, and which week it is. */
export function CalendarToolbar(props: ToolbarProps) {
  const { view, date, locale, setting, online, onShow } = props
  const intl = useIntl()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <CalendarHeading view={view} date={date} locale={locale} setting={setting} />
        <Button disabled={!online} onClick={(event) => props.onAdd(event.currentTarget)}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add activity" id="9IwZ+U" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <StepButtons view={view} date={date} onShow={onShow} />
        <ViewSwitch view={view} onView={(next) => onShow(next, date)} />
        <div className="flex grow flex-wrap items-center gap-2">
          <YearPicker {...props} />
          <TermPicker {...props} />
          <span className="grow" />
          <Button
            variant="outline"
            size="icon"
            disabled={!online}
            aria-keyshortcuts="/"
            title={intl.formatMessage({ defaultMessage: 'Search your calendar', id: 'BVyh9L' })}
            aria-label={intl.formatMessage({
              defaultMessage: 'Search your calendar',
              id: 'BVyh9L',
            })}
            onClick={props.onSearch}
          >
            <SearchIcon aria-hidden="true" />
          </Button>
          <Button asChild variant="outline" size="icon">
            <Link
              to={paths.calendarPrint.href({ kind: view === 'month' ? 'month' : 'week', date })}
              target="_blank"
              rel="noopener"
              title={intl.formatMessage({ defaultMessage: 'Print', id: 'CXRlIo' })}
              aria-label={intl.formatMessage({ defaultMessage: 'Print', id: 'CXRlIo' })}
            >
              <PrinterIcon aria-hidden="true" />
            </Link>
          </Button>
          {props.menu}
        </div>
      </div>
    </div>
  )
}
