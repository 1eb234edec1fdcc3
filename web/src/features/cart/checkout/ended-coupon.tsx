import { useApolloClient } from '@apollo/client/react'
import { TicketXIcon } from 'lucide-react'
import { useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { removeCoupon } from '../cart-actions.ts'

/** On top of every step: the coupon counts no longer, why, and the one way on. The totals are without it already. */
export function EndedCoupon({
  code,
  problem,
}: {
  code: string
  /** The database's word. */
  problem: string
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [failure, setFailure] = useState<string>()
  const [removing, startRemoving] = useTransition()
  const goOn = () =>
    startRemoving(async () => {
      setFailure(undefined)
      try {
        await removeCoupon(client)
      } catch (error) {
        setFailure(errorSentence(intl, error))
      }
    })
  return (
    <div
      role="alert"
      className="border-danger/40 bg-danger/8 mx-6 mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3.5 py-3 text-[15px]"
    >
      <HoldDialog when={removing} />
      <TicketXIcon aria-hidden="true" className="text-danger size-5 shrink-0" />
      <div className="min-w-48 flex-1">
        <p>
          <strong className="mr-2 font-semibold">{code}</strong>
          {failure ?? errorSentence(intl, { error: problem })}
        </p>
      </div>
      <Button size="sm" disabled={removing || !online} onClick={goOn}>
        <FormattedMessage defaultMessage="Go on without the coupon" id="skv3q2" />
      </Button>
    </div>
  )
}
