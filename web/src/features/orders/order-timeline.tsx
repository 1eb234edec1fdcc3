import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  OrderTimeline_OrderFragmentDoc,
  type OrderTimeline_OrderFragment,
} from '@/graphql/generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { describeEvent } from './order-events.ts'

/** What happened to an order so far, oldest first. */
export function OrderTimeline({ order }: { order: FragmentType<OrderTimeline_OrderFragment> }) {
  const intl = useIntl()
  const locale = useLocale()
  const { data } = useSuspenseFragment({
    fragment: OrderTimeline_OrderFragmentDoc,
    fragmentName: 'OrderTimeline_order',
    from: order,
  })
  const events = data.orderEventCollection?.edges.map((edge) => edge.node) ?? []
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
            <li key={event.nodeId} className="relative text-[15px]">
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
