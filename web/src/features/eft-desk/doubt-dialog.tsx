import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { decideLine, matchAgain } from './change-lines.ts'
import { BankLineNowDocument, type BankLineRowFragment } from './eft-desk.generated.ts'
import { LineFacts } from './line-facts.tsx'

/** Two files with a payment of one account, day and amount: a person says whether the bank means one payment or two. */
export function DoubtDialog({ line, onClose }: { line: BankLineRowFragment; onClose: () => void }) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { data, error, refetch } = useQuery(BankLineNowDocument, {
    variables: { id: line.sameAs ?? line.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const earlier = data?.bankStatementLineCollection.edges[0]?.node
  const decide = async (decision: 'same' | 'different') => {
    setBusy(true)
    setFailure(null)
    await decideLine(client, line.id, decision)
      .then(async () => matchAgain(client))
      .then(onClose, setFailure)
    setBusy(false)
  }
  return (
    <InfoDialog
      width={600}
      title={<FormattedMessage defaultMessage="Is this the same payment?" id="eodrI7" />}
      description={
        <FormattedMessage
          defaultMessage="Another file has a payment of the same account, day and amount. Until you decide, this one pays no order."
          id="IHZA/g"
        />
      }
      error={failure}
      onClose={onClose}
    >
      <HoldDialog when={busy} />
      <h3 className="font-semibold">
        <FormattedMessage defaultMessage="Stored before" id="EowG5p" />
      </h3>
      <ReadError error={error} onRetry={refetch} />
      {earlier !== undefined && <LineFacts line={earlier} whole />}
      <h3 className="font-semibold">
        <FormattedMessage defaultMessage="From the later file" id="QxU9Di" />
      </h3>
      <LineFacts line={line} whole />
      <div className="flex flex-wrap gap-3">
        <WritingButton disabled={busy || earlier === undefined} onClick={() => void decide('same')}>
          <FormattedMessage defaultMessage="The same: count it once" id="hE4Wem" />
        </WritingButton>
        <WritingButton
          variant="outline"
          disabled={busy || earlier === undefined}
          onClick={() => void decide('different')}
        >
          <FormattedMessage defaultMessage="Two payments: count both" id="TIYYdh" />
        </WritingButton>
      </div>
    </InfoDialog>
  )
}
