import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { Parcel } from './delivery-document.ts'
import { deliverParcel } from './desk-calls.ts'

/** A sent parcel has come. */
export function DeliveredButton({ parcel }: { parcel: Parcel }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const deliver = async () => {
    setBusy(true)
    try {
      await deliverParcel(client, parcel.id)
      showSnack(
        'done',
        intl.formatMessage({ defaultMessage: 'The parcel is delivered', id: 'C2K5Fq' }),
      )
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
    setBusy(false)
  }
  return (
    <>
      <HoldDialog when={busy} />
      <WritingButton variant="outline" size="sm" disabled={busy} onClick={() => void deliver()}>
        <FormattedMessage defaultMessage="Mark as delivered" id="HmtEhg" />
      </WritingButton>
    </>
  )
}
