import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { describeEvent, type OrderEvent } from './order-events.ts'

/** Events of an order, oldest first; nothing where none is known. */
export function OrderHistory({ events }: { events: OrderEvent[] }) {
  const intl = useIntl()
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="order-history">
      <h3 id="order-history" className="pb-3 text-lg">
        <FormattedMessage defaultMessage="History" id="djJp6c" />
      </h3>
      <ol className="border-line ml-1.5 grid gap-4 border-l pl-5">
        {events.map((event, index) => {
          const { who, what } = describeEvent(intl, event)
          return (
            <li key={event.id} className="relative text-[15px]">
              <span
                aria-hidden="true"
                className={
                  index === events.length - 1
                    ? 'bg-board absolute top-1.5 -left-[26px] size-2.5 rounded-full'
                    : 'bg-line-strong absolute top-1.5 -left-[26px] size-2.5 rounded-full'
                }
              />
              <p className="font-semibold">{what}</p>
              <p className="text-ink-muted text-sm">
                <span className="after:px-1.5 after:content-['·']">{who}</span>
                <time dateTime={event.createdAt}>{formatMoment(event.createdAt, locale)}</time>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
