import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { ReducedFrom } from '@/domain/money/reduced-from.tsx'
import { BrokenValue } from '@/components/broken-value.tsx'
import { knownRand } from '@/lib/money.ts'

/**
 * Without a price, lists show FREE and the detail view shows R0. A discounted price shows the original
 * struck through, with the percentage. The sale price comes from the database.
 */
export function ProductPrice({
  item: { price, salePrice, discountPercentage },
  place,
}: {
  item: { price: string | null; salePrice: string | null; discountPercentage: string | null }
  place: 'list' | 'detail'
}) {
  if (price === null || salePrice === null) return <Free place={place} />
  const [listed, asked] = [knownRand(price), knownRand(salePrice)]
  // What is no amount is never shown as free.
  if (listed === null || asked === null) {
    return (
      <span data-testid="price">
        <BrokenValue />
      </span>
    )
  }
  if (listed === 0) return <Free place={place} />
  const discounted = asked < listed
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      {discounted && (
        <span className="sr-only">
          <FormattedMessage defaultMessage="Price now" id="4VhqIL" />
        </span>
      )}
      <span className="font-bold" data-testid="price">
        <Money amount={salePrice} />
      </span>
      {discounted && (
        <span className="text-[0.82em]">
          <ReducedFrom price={price} percentage={discountPercentage} />
        </span>
      )}
    </span>
  )
}

function Free({ place }: { place: 'list' | 'detail' }) {
  return (
    <span className="font-bold" data-testid="price">
      {place === 'list' ? (
        <FormattedMessage defaultMessage="FREE" id="7GOXli" />
      ) : (
        <FormattedMessage
          defaultMessage="R0"
          id="rTy1Pl"
          description="Price of a free resource in the detail view"
        />
      )}
    </span>
  )
}
