import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { mondayOf } from '@/lib/wall-time.ts'

/** The week that a day is in, by its Monday; nothing for half a date. */
export function WeekOf({ day }: { day: string }) {
  const locale = useLocale()
  if (Number.isNaN(Date.parse(day))) return null
  return (
    <FormattedMessage
      defaultMessage="Week of {day}"
      id="aSJ85+"
      values={{ day: formatDay(mondayOf(day), locale) }}
    />
  )
}
