import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { confirmExact, type ExactResult } from './confirm-exact.ts'
import { ExactLinesDocument } from './eft-desk.generated.ts'

/** Confirms all transfers that name an order and bring exactly what it costs. */
export function ExactDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const {
    data,
    error: unread,
    refetch,
  } = useQuery(ExactLinesDocument, {
    variables: { first: 1, offset: 0 },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [run, setRun] = useState<{ result: ExactResult; of: number; busy: boolean } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const stop = useRef(new AbortController())
  // A dialog that is closed starts no further payments.
  useEffect(() => {
    const control = new AbortController()
    stop.current = control
    return () => control.abort()
  }, [])
  const count = data?.exact.totalCount ?? 0
  const start = async () => {
    setError(null)
    const show = (result: ExactResult, busy = true) => setRun({ result, of: count, busy })
    show({ paid: 0, refused: 0 })
    try {
      show(await confirmExact(client, show, stop.current.signal), false)
    } catch (failure) {
      setError(failure)
      setRun(null)
    }
  }
  return (
    <InfoDialog
      width={500}
      title={<FormattedMessage defaultMessage="Confirm all exact transfers" id="W/j6S4" />}
      description={
        <FormattedMessage
          defaultMessage="They name an order and bring exactly what it costs. Each order becomes paid, and its customer gets the invoice by email."
          id="SiuSfe"
        />
      }
      error={error}
      onClose={onClose}
    >
      <HoldDialog when={run?.busy === true} />
      {run === null && unread !== undefined && <ReadError error={unread} onRetry={refetch} />}
      {run === null ? (
        <WritingButton disabled={count === 0 || unread !== undefined} onClick={() => void start()}>
          <FormattedMessage
            defaultMessage="{count, plural, =0 {There are none} one {Confirm # transfer} other {Confirm # transfers}}"
            id="d0Xq+2"
            values={{ count }}
          />
        </WritingButton>
      ) : (
        <div className="grid gap-3">
          {run.busy && (
            <ProgressBar
              value={run.result.paid + run.result.refused}
              max={run.of}
              label={intl.formatMessage({ defaultMessage: 'Confirming transfers', id: 'YNtxS2' })}
            />
          )}
          <p role="status">
            <FormattedMessage
              defaultMessage="{paid, plural, one {# order is paid} other {# orders are paid}}{refused, plural, =0 {.} one {, # transfer could not be confirmed and stays in the list.} other {, # transfers could not be confirmed and stay in the list.}}"
              id="SgI9Ih"
              values={{ ...run.result }}
            />
          </p>
          {run.busy && (
            <Button
              variant="outline"
              className="justify-self-start"
              onClick={() => stop.current.abort()}
            >
              <FormattedMessage
                defaultMessage="Stop"
                id="/fedTR"
                description="Confirming transfers"
              />
            </Button>
          )}
        </div>
      )}
    </InfoDialog>
  )
}
