import { FormattedMessage } from 'react-intl'
import { useProductUses } from '../product-uses.ts'

/** Who has the resource, and what deleting it would therefore do. */
export function WhereUsed({ productId }: { productId: string | null }) {
  const { uses } = useProductUses(productId)
  if (uses === null) return null
  const { bundles, orders, carts, libraries } = uses
  return (
    <section className="border-line bg-paper grid gap-1 rounded-lg border p-4 text-sm">
      <h3 className="font-semibold">
        <FormattedMessage defaultMessage="Where it is used" id="SpvXG5" />
      </h3>
      <p className="tabular-nums">
        <FormattedMessage
          defaultMessage="In {bundles, plural, =0 {no bundle} one {# bundle} other {# bundles}}, {orders, plural, =0 {no order} one {# order} other {# orders}}, {carts, plural, =0 {no cart} one {# cart} other {# carts}} and {libraries, plural, =0 {no library} one {# library} other {# libraries}}."
          id="70FIOM"
          values={{ bundles, orders, carts, libraries }}
        />
      </p>
      <p className="text-ink-muted">
        {orders + libraries > 0 ? (
          <FormattedMessage
            defaultMessage="It cannot be deleted: people have it. It can be un-published."
            id="kNwtRt"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Deleting it takes it out of bundles and carts, with its pictures and files."
            id="glJyBj"
          />
        )}
      </p>
    </section>
  )
}
