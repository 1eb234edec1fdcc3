import { FormattedMessage } from 'react-intl'
import { readShippingDetails } from './order-documents.ts'

/** Where the goods go, as it was at checkout. */
export function OrderShipping({ details }: { details: string | null }) {
  const address = readShippingDetails(details)
  if (address === null) return null
  const lines = [
    address.address1,
    address.address2,
    [address.city, address.postalCode].filter(Boolean).join(' '),
    address.province,
    address.country,
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
