import type { IntlShape } from 'react-intl'
import { formatDate } from '@/lib/dates.ts'
import { addDays, wallTime } from '@/lib/wall-time.ts'

/** "today", "tomorrow" or "Thu 26 Nov". */
export function dayWords(moment: string, now: string, intl: IntlShape): string {
  const day = wallTime(moment).slice(0, 10)
  if (day === now.slice(0, 10)) return intl.formatMessage({ defaultMessage: 'today', id: 'kkpP2k' })
  if (day === addDays(now, 1))
    return intl.formatMessage({ defaultMessage: 'tomorrow', id: 'h3iFuP' })
  return formatDate(day, intl.locale, 'shortWeekdayOfYear')
}

/** "08:10–08:50" */
export const timesOf = ({
  startDateTime,
  endDateTime,
}: {
  startDateTime: string
  endDateTime: string
}): string => `${wallTime(startDateTime).slice(11)}–${wallTime(endDateTime).slice(11)}`
