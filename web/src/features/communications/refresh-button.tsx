import { RefreshCwIcon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'

/** Reads the list again; a failure is announced, and the list stays. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const intl = useIntl()
  const online = useOnline()
  const [busy, start] = useTransition()
  const refresh = () =>
    start(async () => {
      try {
        await onRefresh()
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <Button variant="outline" disabled={busy || !online} onClick={refresh}>
      <RefreshCwIcon aria-hidden="true" className={busy ? 'animate-spin' : undefined} />
      <FormattedMessage defaultMessage="Refresh" id="rELDbB" />
    </Button>
  )
}
