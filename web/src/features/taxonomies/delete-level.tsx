import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { KeptInPapers } from './kept-in-papers.tsx'
import { deleteLevel } from './save-level.ts'
import type { LevelRow_LevelFragment } from './taxonomies.generated.ts'

/** Asks before a level is deleted, and says what has its taxonomy. */
export function DeleteLevel({
  level,
  taxonomy,
  onClose,
}: {
  level: LevelRow_LevelFragment
  taxonomy: { name: string; chosenBy: string | null }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: level.label }}
        />
      }
      onDelete={async () => deleteLevel(client, level.id)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          defaultMessage="“{name}” has {percentage, number}% less then."
          id="um19V7"
          values={{ name: taxonomy.name, percentage: level.percentage }}
        />
      </p>
      <p>
        <KeptInPapers chosenBy={taxonomy.chosenBy} />
      </p>
    </ConfirmDelete>
  )
}
