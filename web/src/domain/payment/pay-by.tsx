import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'

/** Until when a bank transfer is asked for. */
export function PayBy({ day }: { day: string }) {
  const locale = useLocale()
  return (
    <p>
      <FormattedMessage
        defaultMessage="Please pay by {day}."
        id="FNI4D6"
        values={{
          day: (
            <time dateTime={day} className="font-semibold">
              {formatDay(day, locale)}
            </time>
          ),
        }}
      />
    </p>
  )
}
