import { FormattedMessage } from 'react-intl'
import { parseRand } from '@/lib/money.ts'
import { useChargesVat } from './charges-vat.ts'

/** Below a price; nothing when the seller is no vendor, or nothing is paid. */
export function VatIncluded({ price }: { price: string | null }) {
  const chargesVat = useChargesVat()
  if (!chargesVat || price === null || parseRand(price) === 0) return null
  return (
    <p className="text-ink-muted text-sm">
      <FormattedMessage defaultMessage="VAT included" id="lotj1U" />
    </p>
  )
}
