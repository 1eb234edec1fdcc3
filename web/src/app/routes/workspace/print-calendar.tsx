import { PrinterIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { step } from '@/features/calendar/setting/calendar-views.ts'
import { PrintMonth } from '@/features/calendar/print/print-month.tsx'
import '@/features/calendar/print/print-sheet.css'
import { PrintWeek } from '@/features/calendar/print/print-week.tsx'
import { usePrintTeacher } from '@/features/calendar/print/use-print-teacher.ts'
import { useCalendarData } from '@/features/calendar/page/use-calendar-data.ts'
import { FullScreenLoader } from '@/components/full-screen-loader.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { addDays, mondayOf, today } from '@/lib/wall-time.ts'

/** Weeks or months on A4, one per page, ready for the browser's print dialog. */
export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date') ?? ''
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && Date.parse(asked) > 0 ? asked : today()
  const kind = search.get('kind') === 'month' ? 'month' : 'week'
  const pages =
    kind === 'week' ? ([1, 2, 3, 4].find((n) => String(n) === search.get('pages')) ?? 1) : 1
  const { setting, activities, known, arrived } = useCalendarData(date)
  const mondays = Array.from({ length: pages }, (_, index) => addDays(mondayOf(date), 7 * index))
  const change = (next: Record<string, string>) =>
    setSearch({ kind, date, pages: String(pages), ...next }, { replace: true })
  const teacher = usePrintTeacher()
  if (!known || !arrived || teacher === null) return <FullScreenLoader />
  return (
    <div className="sheets min-h-dvh overflow-x-auto">
      <PageTitle
        title={intl.formatMessage({ defaultMessage: 'Print the calendar', id: 'MMmm33' })}
      />
      <h1 className="sr-only">
        <FormattedMessage defaultMessage="Print the calendar" id="MMmm33" />
      </h1>
      <div className="sheets-bar border-line bg-card text-ink sticky top-0 left-0 flex flex-wrap items-center gap-3 border-b px-4 py-3">
        <div className="w-40">
          <Select
            aria-label={intl.formatMessage({ defaultMessage: 'What to print', id: 'dSPBfj' })}
            value={kind}
            onChange={(event) => change({ kind: event.target.value })}
          >
            <option value="week">
              {intl.formatMessage({ defaultMessage: 'Week plan', id: 'iIX2sm' })}
            </option>
            <option value="month">
              {intl.formatMessage({ defaultMessage: 'Month', id: 'TBovrx' })}
            </option>
          </Select>
        </div>
        {kind === 'week' && (
          <div className="w-36">
            <Select
              aria-label={intl.formatMessage({ defaultMessage: 'How many weeks', id: 'Sci028' })}
              value={pages}
              onChange={(event) => change({ pages: event.target.value })}
            >
              {[1, 2, 3, 4].map((count) => (
                <option key={count} value={count}>
                  {intl.formatMessage(
                    {
                      defaultMessage: '{count, plural, one {# week} other {# weeks}}',
                      id: 'WCkIa+',
                    },
                    { count },
                  )}
                </option>
              ))}
            </Select>
          </div>
        )}
        <Button variant="outline" onClick={() => change({ date: step(kind, date, -1) })}>
          <FormattedMessage defaultMessage="Previous" id="JJNc3c" />
        </Button>
        <Button variant="outline" onClick={() => change({ date: step(kind, date, 1) })}>
          <FormattedMessage defaultMessage="Next" id="9+Ddtu" />
        </Button>
        <Button className="ml-auto" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Print" id="CXRlIo" />
        </Button>
      </div>
      <main id="main">
        {kind === 'month' ? (
          <PrintMonth
            date={date}
            locale={locale}
            setting={setting}
            activities={activities}
            teacher={teacher}
          />
        ) : (
          mondays.map((monday) => (
            <PrintWeek
              key={monday}
              monday={monday}
              locale={locale}
              setting={setting}
              activities={activities}
              teacher={teacher}
            />
          ))
        )}
      </main>
    </div>
  )
}
