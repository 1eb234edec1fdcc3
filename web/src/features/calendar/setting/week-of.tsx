import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { mondayOf } from '@/lib/wall-time.ts'

/** "Week of 1 February 2027": the Monday of the week that a day is in. Nothing while the date is incomplete. */
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
