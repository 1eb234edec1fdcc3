import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteBundle, type StoredBundle } from './save-bundle.ts'

/** Asks before a bundle is deleted. Its resources stay, also those that were bought with it. */
export function DeleteBundle({ bundle, onClose }: { bundle: StoredBundle; onClose: () => void }) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: bundle.title }}
        />
      }
      onDelete={async () => deleteBundle(client, bundle)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="Its pictures go too. Its resources stay, and whoever bought it keeps them. From carts it cannot be bought any more."
        id="hD5QWz"
      />
    </ConfirmDelete>
  )
}
