import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { SidePanel } from '../editor/side-panel.tsx'
import { HistoryRow } from './history-row.tsx'
import { PaperHistoryDocument } from './paper-history.generated.ts'

/** The saved versions of a paper beside it, or on a phone above it (B.8 of Papers, decision 076). */
export function HistoryPanel({
  wide,
  stored,
  onClose,
}: {
  wide: boolean
  /** The paper's id. */
  stored: string
  onClose: () => void
}) {
  const { data, error } = useQuery(PaperHistoryDocument, {
    variables: { paper: stored },
    fetchPolicy: 'network-only',
  })
  const versions = data?.teacherAssessmentVersionCollection.edges
  return (
    <SidePanel
      wide={wide}
      title={<FormattedMessage defaultMessage="History" id="djJp6c" />}
      onClose={onClose}
    >
      {() => (
        <div className="grid grid-cols-1 gap-3">
          <FormError error={error} />
          {versions === undefined && error === undefined && <Skeleton className="h-24" />}
          <p role="status" className="text-ink-muted text-sm">
            {versions?.length === 0 ? (
              <FormattedMessage
                defaultMessage="No older version yet. Each time you save, what was there before is kept."
                id="e9kJUZ"
              />
            ) : (
              <FormattedMessage
                defaultMessage="What the paper was before it was saved again. Open a version to compare it with the paper as it is now."
                id="TyqI0l"
              />
            )}
          </p>
          <ul className="divide-line border-line grid grid-cols-1 divide-y border-t empty:hidden">
            {versions?.map(({ node }) => (
              <HistoryRow key={node.id} version={node} />
            ))}
          </ul>
        </div>
      )}
    </SidePanel>
  )
}
