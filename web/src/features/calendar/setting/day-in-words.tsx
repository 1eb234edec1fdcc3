import { useLocale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'

/** "Monday 19 April 2027": whichever order the browser writes a date in, this is the day (docs/decisions/034). */
export function DayInWords({ day }: { day: string }) {
  const locale = useLocale()
  if (Number.isNaN(Date.parse(day))) return null
  return formatDate(day, locale, 'weekdayAndDay')
}
