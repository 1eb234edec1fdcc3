import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { parcelWords } from '@/domain/order/parcel-words.ts'
import { TrackingNumber } from '@/domain/order/tracking-number.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { carrierWord } from './carriers.ts'
import type { Delivery, Parcel } from './delivery-document.ts'
import { DeliveredButton } from './delivered-button.tsx'
import { SendForm } from './send-form.tsx'
import { TakeBack } from './take-back.tsx'

/** One parcel: how far it is, what is in it, and its next step. */
export function ParcelCard({ delivery, parcel }: { delivery: Delivery; parcel: Parcel }) {
  const intl = useIntl()
  const locale = useLocale()
  const [undoing, setUndoing] = useState(false)
  const { number, state, lines, trackingNumber, trackingLink } = parcel
  const since = parcel.deliveredAt ?? parcel.sentAt ?? parcel.packedAt
  const carrier = carrierWord(intl, parcel.carrier)
  return (
    <li className="border-line bg-paper/40 grid gap-4 rounded-md border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">
          <FormattedMessage
            defaultMessage="Parcel {number, number}"
            id="6WjKQ7"
            values={{ number }}
          />
        </h4>
        <Badge tone={parcelWords[state].tone}>{intl.formatMessage(parcelWords[state].label)}</Badge>
        <time dateTime={since} className="text-ink-muted text-sm">
          {formatMoment(since, locale)}
        </time>
      </div>
      <ul className="text-[15px]">
        {lines.map(({ title, quantity }, index) => (
          <li key={index} className="flex gap-3">
            <span className="text-ink-muted w-9 shrink-0 tabular-nums">
              <FormattedMessage
                defaultMessage="{quantity, number} ×"
                id="6HAdzP"
                values={{ quantity }}
              />
            </span>
            <span className="wrap-anywhere">{title}</span>
          </li>
        ))}
      </ul>
      {carrier !== null && (
        <p className="text-[15px]">
          {carrier}
          {trackingNumber !== null && (
            <span className="before:px-1.5 before:content-['·']">
              <TrackingNumber number={trackingNumber} link={trackingLink} />
            </span>
          )}
        </p>
      )}
      {state === 'PACKED' && delivery.orderStatus === 'PAID' && <SendForm parcel={parcel} />}
      <div className="flex flex-wrap gap-3">
        {state === 'SENT' && <DeliveredButton parcel={parcel} />}
        <WritingButton variant="outline" size="sm" onClick={() => setUndoing(true)}>
          {state === 'PACKED' ? (
            <FormattedMessage defaultMessage="Unpack" id="R2GRXx" />
          ) : (
            <FormattedMessage defaultMessage="One step back" id="5vrwcC" />
          )}
        </WritingButton>
      </div>
      {undoing && <TakeBack parcel={parcel} onClose={() => setUndoing(false)} />}
    </li>
  )
}
