import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import { OrderShipping } from '@/domain/order/order-shipping.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { missing, type Delivery } from './delivery-document.ts'
import { stateBadge } from './delivery-words.ts'
import { PackForm } from './pack-form.tsx'
import { ParcelCard } from './parcel-card.tsx'

/** What is posted for one order: where it goes, what is to be packed, and its parcels. */
export function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const intl = useIntl()
  const locale = useLocale()
  const { orderNumber, orderStatus, state, parcels, recipient, username } = delivery
  const { tone, label } = stateBadge(state)
  const paid = orderStatus === 'PAID'
  const rest = delivery.goods.filter((one) => missing(one) > 0)
  return (
    <InfoDialog
      width={800}
      title={
        <FormattedMessage
          defaultMessage="Delivery {orderNumber}"
          id="wY2sM0"
          values={{ orderNumber }}
        />
      }
      onClose={onClose}
    >
      <div className="grid gap-6 min-[600px]:grid-cols-2">
        <div className="grid content-start justify-items-start gap-1.5 text-[15px]">
          <Badge tone={tone}>{typeof label === 'string' ? label : intl.formatMessage(label)}</Badge>
          <p className="pt-1 font-semibold wrap-anywhere">
            {recipient === '' ? username : recipient}
          </p>
          {recipient !== '' && recipient !== username && (
            <p className="wrap-anywhere">{username}</p>
          )}
          <p className="text-ink-muted">
            <FormattedMessage
              defaultMessage="Paid {moment}"
              id="uyeaQU"
              values={{ moment: formatMoment(delivery.paidAt, locale) }}
            />
          </p>
          <Link
            to={adminPaths.productOrders.href(orderNumber)}
            className="text-board font-semibold underline-offset-4 hover:underline"
          >
            <FormattedMessage defaultMessage="Open the order" id="1p50qN" />
          </Link>
        </div>
        <OrderShipping address={delivery.address} />
      </div>
      {!paid && (
        <p
          role="status"
          className="border-chalk-red/50 bg-chalk-red/8 rounded-md border px-4 py-3 text-[15px]"
        >
          {state === 'RECALLED' ? (
            <FormattedMessage
              defaultMessage="This order is not paid any more, and part of it was sent already. Nothing else is posted."
              id="i6QEgM"
            />
          ) : (
            <FormattedMessage
              defaultMessage="This order is not paid any more, so nothing is posted."
              id="rzOQwZ"
            />
          )}
        </p>
      )}
      {paid && rest.length > 0 && (
        // Another form when somebody else has packed: what it counts has changed.
        <PackForm key={JSON.stringify(rest.map(missing))} delivery={delivery} />
      )}
      {parcels.length > 0 && (
        <section aria-labelledby="parcels">
          <h3 id="parcels" className="pb-3 text-lg">
            <FormattedMessage defaultMessage="Parcels" id="Q/5ViW" />
          </h3>
          <ul className="grid gap-4">
            {parcels.map((parcel) => (
              <ParcelCard
                key={`${parcel.id} ${parcel.state}`}
                delivery={delivery}
                parcel={parcel}
              />
            ))}
          </ul>
        </section>
      )}
    </InfoDialog>
  )
}
