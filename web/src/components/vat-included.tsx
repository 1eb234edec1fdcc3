import { FormattedMessage } from 'react-intl'
import { useChargesVat } from './charges-vat.ts'

/** Below a price; nothing when the seller is no vendor. */
export function VatIncluded() {
  if (!useChargesVat()) return null
  return (
    <p className="text-ink-muted text-sm">
      <FormattedMessage defaultMessage="VAT included" id="lotj1U" />
    </p>
  )
}
