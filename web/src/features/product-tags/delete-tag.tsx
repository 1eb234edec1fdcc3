import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { CarriedBy } from './carried-by.tsx'
import { deleteTag } from './save-tag.ts'
import type { Tag } from './tags.ts'

/** Asks before a tag is deleted, and says who loses it. */
export function DeleteTag({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: tag.name }}
        />
      }
      onDelete={async () => deleteTag(client, tag.id)}
      onClose={onClose}
    >
      {tag.resources + tag.bundles === 0 ? (
        <FormattedMessage defaultMessage="Nothing carries this tag." id="2xrVap" />
      ) : (
        <FormattedMessage
          defaultMessage="{what} will no longer carry this tag. To keep it under another name, rename it or merge it."
          id="njsqUt"
          values={{ what: <CarriedBy tag={tag} /> }}
        />
      )}
    </ConfirmDelete>
  )
}
