import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteTaxonomy } from './save-taxonomy.ts'
import type { TaxonomyRow_TaxonomyFragment } from './taxonomies.generated.ts'
import { isUsed, readUses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** Asks before a taxonomy is deleted, and says what has it. */
export function DeleteTaxonomy({
  taxonomy,
  onClose,
}: {
  taxonomy: TaxonomyRow_TaxonomyFragment
  onClose: () => void
}) {
  const client = useApolloClient()
  const uses = readUses(taxonomy.chosenBy)
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: taxonomy.name }}
        />
      }
      onDelete={async () => deleteTaxonomy(client, taxonomy.id)}
      onClose={onClose}
    >
      {isUsed(uses) ? (
        <FormattedMessage
          defaultMessage="Used by {what}. Questions keep their levels and percentages, but their paper is no longer compared with this taxonomy, and its grid shows only levels that questions have."
          id="M7JaVs"
          values={{ what: <UsesWords uses={uses} /> }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Its levels go with it. No paper and no template has it."
          id="mTDsJ+"
        />
      )}
    </ConfirmDelete>
  )
}
