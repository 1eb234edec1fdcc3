import { FormattedMessage } from 'react-intl'
import { Money } from './money.tsx'

/** "3 × R30.00", for a line with several of one thing. */
export function HowMany({ quantity, unitPrice }: { quantity: number; unitPrice: string }) {
  if (quantity === 1) return null
  return (
    <span className="text-ink-muted text-sm whitespace-nowrap tabular-nums">
      <FormattedMessage
        defaultMessage="{quantity, number} × {price}"
        id="dUD4Fa"
        values={{ quantity, price: <Money amount={unitPrice} /> }}
      />
    </span>
  )
}
