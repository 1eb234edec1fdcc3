import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { useProductUses } from './product-uses.ts'
import { changeProduct, deleteProduct, type ProductRow } from './save-product.ts'

/** Asks before a product is deleted, and says who has it; what was ordered can only be taken off the shelf. */
export function DeleteProduct({ product, onClose }: { product: ProductRow; onClose: () => void }) {
  const client = useApolloClient()
  const { uses, stored, error } = useProductUses(product.id)
  if (uses === null && error === undefined) return null
  if (uses !== null && uses.orders + uses.libraries > 0)
    return (
      <Confirm
        title={
          <FormattedMessage
            defaultMessage="“{title}” cannot be deleted"
            id="Em94a2"
            values={{ title: product.title }}
          />
        }
        action={<FormattedMessage defaultMessage="Un-Publish" id="6a4ZJ5" />}
        onConfirm={async () => changeProduct(client, product, { publishDate: null })}
        onClose={onClose}
      >
        <FormattedMessage
          defaultMessage="It is in {orders, plural, one {# order} other {# orders}} and {libraries, plural, one {# library} other {# libraries}}. Un-publish it instead: the shop no longer shows it, and nobody loses it."
          id="yZQz8z"
          values={{ orders: uses.orders, libraries: uses.libraries }}
        />
      </Confirm>
    )
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: product.title }}
        />
      }
      onDelete={async () =>
        deleteProduct(
          client,
          stored ?? { ...product, thumbnails: [], productContent: null, earlier: [] },
        )
      }
      onClose={onClose}
    >
      {uses !== null && uses.bundles + uses.carts > 0 ? (
        <FormattedMessage
          defaultMessage="It leaves {bundles, plural, one {# bundle} other {# bundles}} and cannot be bought any more from {carts, plural, one {# cart} other {# carts}}. Its files go too."
          id="Crg8CZ"
          values={{ bundles: uses.bundles, carts: uses.carts }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="No bundle, cart, order or library has it. Its files go too."
          id="IQwbZx"
        />
      )}
    </ConfirmDelete>
  )
}
