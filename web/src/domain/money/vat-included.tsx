import { FormattedMessage } from 'react-intl'
import { knownRand } from '@/lib/money.ts'
import { useChargesVat } from './charges-vat.ts'

/** Shown below a price, except when the seller is not registered for VAT or nothing is to be paid. */
export function VatIncluded({ price }: { price: string | null }) {
  const chargesVat = useChargesVat()
  if (!chargesVat || price === null || (knownRand(price) ?? 0) === 0) return null
  return (
    <p className="text-ink-muted text-sm">
      <FormattedMessage defaultMessage="VAT included" id="lotj1U" />
    </p>
  )
}
