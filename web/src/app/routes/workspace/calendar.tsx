import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { CalendarPage } from '@/features/calendar/page/calendar-page.tsx'
import { calendarViews, type CalendarView } from '@/features/calendar/setting/calendar-views.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The view and the day are in the address, so that "back" works and a day can be bookmarked. */
export function Component() {
  const intl = useIntl()
  const phone = useMediaQuery('(width < 640px)')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('date')
  const view = calendarViews.find((one) => one === search.get('view')) ?? (phone ? 'day' : 'week')
  const show = useCallback(
    (nextView: CalendarView, date: string) =>
      setSearch({ view: nextView, date }, { preventScrollReset: true }),
    [setSearch],
  )
  return (
    <>
      <PageTitle title={intl.formatMessage({ defaultMessage: 'Calendar', id: 'Coy6SH' })} />
      <CalendarPage view={view} date={isDay(asked) ? asked : null} onShow={show} />
    </>
  )
}
