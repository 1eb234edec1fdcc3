import { useLocale } from '@/i18n/locale.ts'
import { dayFormat } from './day-format.ts'

/** "Mon, 19 April 2027": whichever order the browser writes a date in, this is the day (docs/decisions/034). */
export function DayInWords({ day }: { day: string }) {
  const locale = useLocale()
  if (Number.isNaN(Date.parse(day))) return null
  return dayFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(day))
}
