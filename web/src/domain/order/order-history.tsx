import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'

/** Something that happened to an order, in words. */
export interface TimelineEntry {
  id: string
  createdAt: string
  what: string
  who: string
}

/** What happened to an order, oldest first; nothing where nothing is known. */
export function OrderHistory({ events }: { events: readonly TimelineEntry[] }) {
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <section aria-labelledby="order-history">
      <h3 id="order-history" className="pb-3 text-lg">
        <FormattedMessage defaultMessage="History" id="djJp6c" />
      </h3>
      <ol className="border-line ml-1.5 grid gap-4 border-l pl-5">
        {events.map(({ id, createdAt, what, who }, index) => (
          <li key={id} className="relative text-[15px]">
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
              <span className="wrap-anywhere after:px-1.5 after:content-['·']">{who}</span>
              <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
