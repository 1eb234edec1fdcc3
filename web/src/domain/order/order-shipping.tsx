import { FormattedMessage, useIntl } from 'react-intl'
import { placeName } from '@/i18n/province-names.ts'
import type { ShippingDetails } from './order-documents.ts'

/** Where the goods go, as it was at checkout. */
export function OrderShipping({ address }: { address: ShippingDetails | null }) {
  const intl = useIntl()
  if (address === null) return null
  const lines = [
    address.address1,
    address.address2,
    [address.city, address.postalCode].filter(Boolean).join(' '),
    placeName(intl, address.province),
    placeName(intl, address.country),
    address.phoneNumber,
  ].filter((line) => line !== '')
  return (
    <section aria-labelledby="order-shipping">
      <h3 id="order-shipping" className="pb-2 text-lg">
        <FormattedMessage defaultMessage="Delivery address" id="v3tQCl" />
      </h3>
      <address className="text-[15px] not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  )
}
