import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand } from '@/lib/money.ts'
import type { OrderChange } from './order-changes.ts'

/** What has changed in an order since its buyer looked, on whichever step they are; it stays in view while they scroll. */
export function ChangesNotice({
  changes,
  onRead,
}: {
  changes: readonly OrderChange[]
  /** The buyer says that they have read it. */
  onRead: () => void
}) {
  return (
    <div role="alert" className="sticky top-0 z-10 empty:hidden">
      {changes.length > 0 && (
        <div className="border-chalk-yellow/60 bg-card border-b">
          <div className="bg-chalk-yellow/12 flex flex-wrap items-start gap-x-3 gap-y-2 px-6 py-3 text-[15px]">
            <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <FormattedMessage
                  defaultMessage="Your order has changed since you looked."
                  id="+K2UN/"
                />
              </p>
              <ul className="max-h-40 overflow-y-auto wrap-anywhere">
                {changes.map((change) => (
                  <li key={change.kind + ('title' in change ? change.title : '')}>
                    <Change change={change} />
                  </li>
                ))}
              </ul>
            </div>
            <Button variant="outline" size="sm" onClick={onRead}>
              <FormattedMessage defaultMessage="I have read this" id="XyIfkm" />
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Change({ change }: { change: OrderChange }): ReactNode {
  const locale = useLocale()
  const rand = (cents: number) => (
    <span className="whitespace-nowrap tabular-nums">{formatRand(cents, locale)}</span>
  )
  switch (change.kind) {
    case 'price':
      return (
        <FormattedMessage
          defaultMessage="{title} was {from} and is now {to}."
          id="YTfAiV"
          values={{ title: change.title, from: rand(change.from), to: rand(change.to) }}
        />
      )
    case 'quantity':
      return (
        <FormattedMessage
          defaultMessage="{title}: {to} instead of {from}."
          id="Z0ZmjQ"
          values={{ title: change.title, from: change.from, to: change.to }}
        />
      )
    case 'added':
      return (
        <FormattedMessage
          defaultMessage="{title} was added to your cart."
          id="HDVtK+"
          values={{ title: change.title }}
        />
      )
    case 'removed':
      return (
        <FormattedMessage
          defaultMessage="{title} is no longer in your cart."
          id="mXyBIC"
          values={{ title: change.title }}
        />
      )
    case 'not-orderable':
      return (
        <FormattedMessage
          defaultMessage="{title} can no longer be ordered."
          id="n7z5Hm"
          values={{ title: change.title }}
        />
      )
    case 'orderable':
      return (
        <FormattedMessage
          defaultMessage="{title} can be ordered again."
          id="pdPaan"
          values={{ title: change.title }}
        />
      )
    case 'coupon-gone':
      return (
        <FormattedMessage
          defaultMessage="The coupon {code} takes nothing off any more."
          id="QPvPkq"
          values={{ code: change.code }}
        />
      )
    case 'coupon-added':
      return (
        <FormattedMessage
          defaultMessage="The coupon {code} was added."
          id="MPtaVl"
          values={{ code: change.code }}
        />
      )
    case 'coupon':
      return (
        <FormattedMessage
          defaultMessage="The coupon {code} takes off {to} instead of {from}."
          id="OdAbaF"
          values={{ code: change.code, from: rand(change.from), to: rand(change.to) }}
        />
      )
    case 'delivery':
      return (
        <FormattedMessage
          defaultMessage="Delivery was {from} and is now {to}."
          id="DrOGVi"
          values={{ from: rand(change.from), to: rand(change.to) }}
        />
      )
    case 'total':
      return (
        <strong className="font-semibold">
          <FormattedMessage
            defaultMessage="The total was {from} and is now {to}."
            id="HzqZTT"
            values={{ from: rand(change.from), to: rand(change.to) }}
          />
        </strong>
      )
  }
}
