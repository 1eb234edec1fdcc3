import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import type { RowResult } from './desk-calls.ts'
import { RowResults } from './row-results.tsx'

/** What was packed of many, and what was not. */
export function ResultsDialog({
  results,
  onClose,
}: {
  results: readonly RowResult[]
  onClose: () => void
}) {
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Mark as packed" id="X03UHp" />}
      onClose={onClose}
    >
      <RowResults results={results} />
    </InfoDialog>
  )
}
