import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { parcelWords } from '@/domain/order/parcel-words.ts'
import { TrackingNumber } from '@/domain/order/tracking-number.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import {
  OrderParcels_OrderFragmentDoc,
  type OrderParcels_OrderFragment,
} from './order-parcels.generated.ts'

/** What is posted of an order: each parcel with what is in it, since when, and where to follow it. */
export function OrderParcels({ order }: { order: FragmentType<OrderParcels_OrderFragment> }) {
  const intl = useIntl()
  const locale = useLocale()
  const { data } = useSuspenseFragment({
    fragment: OrderParcels_OrderFragmentDoc,
    fragmentName: 'OrderParcels_order',
    from: order,
  })
  const parcels = data.parcelCollection?.edges.map(({ node }) => node) ?? []
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="order-parcels">
      <h3 id="order-parcels" className="pb-3 text-lg">
        <FormattedMessage
          defaultMessage="{count, plural, one {Your parcel} other {Your parcels}}"
          id="1zDe/9"
          values={{ count: parcels.length }}
        />
      </h3>
      <ul className="grid gap-4">
        {parcels.map((parcel) => {
          const { tone, label } = parcelWords[parcel.parcelState as keyof typeof parcelWords] // parcel_state_known
          const lines = parcel.parcelLineCollection?.edges.map(({ node }) => node) ?? []
          const since = parcel.deliveredAt ?? parcel.sentAt ?? parcel.packedAt
          return (
            <li
              key={parcel.id}
              className="border-line grid gap-3 rounded-md border p-4 text-[15px]"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={tone}>{intl.formatMessage(label)}</Badge>
                <time dateTime={since} className="text-ink-muted text-sm">
                  {formatDay(since, locale)}
                </time>
              </div>
              <ul>
                {lines.map(({ nodeId, title, quantity }) => (
                  <li key={nodeId} className="flex gap-3">
                    <span className="text-ink-muted w-9 shrink-0 tabular-nums">
                      <FormattedMessage
                        defaultMessage="{quantity, number} ×"
                        id="6HAdzP"
                        values={{ quantity }}
                      />
                    </span>
                    <span className="wrap-anywhere hyphens-auto">{title}</span>
                  </li>
                ))}
              </ul>
              {parcel.carrier === 'BY_HAND' && (
                <p>
                  <FormattedMessage defaultMessage="We bring it to you ourselves." id="GBCwzL" />
                </p>
              )}
              {parcel.trackingNumber !== null && (
                <p>
                  {parcel.carrierName !== null && (
                    <span className="mr-3 font-semibold">{parcel.carrierName}</span>
                  )}
                  <TrackingNumber number={parcel.trackingNumber} link={parcel.trackingLink} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
