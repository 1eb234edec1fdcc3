import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, PrinterIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { paths } from '@/config/paths.ts'
import type { Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { addDays, today } from '@/lib/wall-time.ts'
import {
  calendarViews,
  shownSpan,
  step,
  viewNames,
  type CalendarView,
} from '../setting/calendar-views.ts'
import { dayFormat } from '../setting/day-format.ts'
import { inLocale, weekOf, type Setting } from '../setting/setting.ts'

export interface ToolbarProps {
  view: CalendarView
  date: string
  locale: Locale
  setting: Setting
  online: boolean
  onShow: (view: CalendarView, date: string) => void
  onAdd: () => void
  /** The menu of what is done more rarely. */
  menu: ReactNode
}

const joined =
  'border-line-strong bg-card hover:border-board hover:text-board grid h-11 place-items-center border text-[15px] font-semibold'

/** "1 – 7 February 2027", "February 2027" */
function titleOf(view: CalendarView, date: string, locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => dayFormat(locale, options)
  if (view === 'month') return format({ month: 'long', year: 'numeric' }).format(new Date(date))
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const { start, end } = shownSpan(view, date)
  return view === 'day'
    ? format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
        new Date(date),
      )
    : long.formatRange(new Date(start), new Date(addDays(end, -1)))
}

/** Today, previous, next, view, year and term, and which week it is. */
export function CalendarToolbar(props: ToolbarProps) {
  const { view, date, locale, setting, online, onShow } = props
  const intl = useIntl()
  const week = weekOf(setting, date)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-2xl min-[800px]:text-3xl">{titleOf(view, date, locale)}</h1>
          <p className="text-ink-muted mt-1 min-h-6" aria-live="polite">
            {week?.term !== undefined && week.term !== null && week.week !== null && (
              <FormattedMessage
                defaultMessage="{term}, week {week}"
                id="zOxlHj"
                values={{
                  term: inLocale({ label: week.term, labelAf: week.termAf }, locale),
                  week: week.week,
                }}
              />
            )}
            {week !== undefined && week.letter !== null && (
              <span className="bg-chalk-yellow/20 text-ink ml-2 rounded-full px-2.5 py-0.5 text-sm font-semibold">
                <FormattedMessage
                  defaultMessage="Week {letter}"
                  id="nbe1LP"
                  values={{ letter: week.letter }}
                />
              </span>
            )}
          </p>
        </div>
        <Button
          className="max-[639px]:fixed max-[639px]:right-4 max-[639px]:bottom-20 max-[639px]:z-30 max-[639px]:size-14 max-[639px]:rounded-full max-[639px]:p-0 max-[639px]:shadow-lg"
          disabled={!online}
          onClick={props.onAdd}
        >
          <PlusIcon aria-hidden="true" />
          <span className="max-[639px]:sr-only">
            <FormattedMessage defaultMessage="Add activity" id="9IwZ+U" />
          </span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex">
          <button
            type="button"
            onClick={() => onShow(view, step(view, date, -1))}
            aria-label={intl.formatMessage({ defaultMessage: 'Previous', id: 'JJNc3c' })}
            className={cn(joined, 'w-11 rounded-l-md')}
          >
            <ChevronLeftIcon aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            onClick={() => onShow(view, today())}
            className={cn(joined, '-mx-px px-4')}
          >
            <FormattedMessage defaultMessage="Today" id="zWgbGg" />
          </button>
          <button
            type="button"
            onClick={() => onShow(view, step(view, date, 1))}
            aria-label={intl.formatMessage({ defaultMessage: 'Next', id: '9+Ddtu' })}
            className={cn(joined, 'w-11 rounded-r-md')}
          >
            <ChevronRightIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
        <span className="ml-auto min-[640px]:hidden">{props.menu}</span>
        <ViewSwitch view={view} onView={(next) => onShow(next, date)} />
        <div className="flex grow flex-wrap items-center gap-2 max-[639px]:hidden">
          <YearPicker {...props} />
          <TermPicker {...props} />
          <span className="grow" />
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
      {/* A phone has room for the day itself; years and terms are looked up in its month. */}
      {view === 'month' && (
        <div className="flex items-center gap-2 min-[640px]:hidden">
          <YearPicker {...props} />
          <TermPicker {...props} />
        </div>
      )}
    </div>
  )
}

function ViewSwitch({
  view,
  onView,
}: {
  view: CalendarView
  onView: (view: CalendarView) => void
}) {
  const intl = useIntl()
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Calendar view', id: 'pO4SIn' })}
      className="border-line-strong bg-card flex h-11 rounded-md border p-[3px] max-[639px]:w-full"
    >
      {calendarViews.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className={cn(
            'rounded-[7px] px-2.5 text-[14px] font-semibold whitespace-nowrap max-[639px]:grow min-[400px]:px-3',
            one === view ? 'bg-board text-board-ink' : 'hover:bg-board/8',
          )}
        >
          {intl.formatMessage(viewNames[one])}
        </button>
      ))}
    </div>
  )
}

function YearPicker({ view, date, setting, onShow }: ToolbarProps) {
  const intl = useIntl()
  const year = Number(date.slice(0, 4))
  const now = Number(today().slice(0, 4))
  const known = setting.terms.map((term) => Number(term.startDate.slice(0, 4)))
  const first = Math.min(year, now, ...known) - 1
  const last = Math.max(year, now, ...known) + 1
  return (
    <div className="w-26">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Year', id: 'IFo1oo' })}
        value={year}
        onChange={(event) => {
          const month = date.slice(5, 7)
          // 29 February is not in every year.
          onShow(view, `${event.target.value}-${month}-${month === '02' ? '01' : date.slice(8)}`)
        }}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => (
          <option key={index}>{first + index}</option>
        ))}
      </Select>
    </div>
  )
}

/** The terms of the shown year; choosing one goes to its first day. */
function TermPicker({ view, date, locale, setting, onShow }: ToolbarProps) {
  const intl = useIntl()
  const terms = setting.terms.filter((term) => term.startDate.startsWith(date.slice(0, 4)))
  const current = terms.find((term) => date >= term.startDate && date <= term.endDate)
  if (terms.length === 0) return null
  return (
    <div className="w-44">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Term', id: 'qTy5se' })}
        value={current?.id ?? ''}
        onChange={(event) => {
          const term = terms.find(({ id }) => id === event.target.value)
          if (term !== undefined) onShow(view, term.startDate)
        }}
      >
        <option value="" disabled>
          {intl.formatMessage({ defaultMessage: 'Holidays', id: 'FgLW41' })}
        </option>
        {terms.map((term) => (
          <option key={term.id} value={term.id}>
            {inLocale(term, locale)}
          </option>
        ))}
      </Select>
    </div>
  )
}
