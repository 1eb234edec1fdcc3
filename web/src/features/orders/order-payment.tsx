import { useQuery } from '@apollo/client/react'
import { CreditCardIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PayBy } from '@/domain/payment/pay-by.tsx'
import { BankDetails } from '@/domain/payment/bank-details.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { OrderBankDetailsDocument } from './order-bank-details.generated.ts'
import { parseBankAccount } from '@/domain/payment/bank-account.ts'
import { leaveForCardPayment } from '@/domain/payment/card-payment.ts'
import { toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'

/** The card provider takes no less than R5. */
const leastByCard = 5

/** How to pay an order that waits for a bank transfer: into which account, or by card after all. */
export function OrderPayment({
  orderId,
  orderNumber,
  total,
  due,
}: {
  orderId: string
  orderNumber: string
  total: string
  /** The day until which the transfer is asked for. */
  due: string | null
}) {
  const online = useOnline()
  const { data, error, refetch } = useQuery(OrderBankDetailsDocument)
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  const account = parseBankAccount(data?.bankDetails)
  const held = state.error !== null && toAppError(state.error).code === 'payment_not_placed'
  const pay = async (again: boolean) => {
    setState({ busy: true, error: null })
    try {
      await leaveForCardPayment(orderId, total, again)
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <section aria-labelledby="order-payment" className="grid gap-4">
      <h3 id="order-payment" className="text-lg">
        <FormattedMessage defaultMessage="How to pay" id="Ub1Rp1" />
      </h3>
      {due !== null && <PayBy day={due} />}
      <ReadError error={error} onRetry={refetch} />
      {account !== null && <BankDetails account={account} reference={orderNumber} />}
      {Number(total) >= leastByCard && (
        <div className="grid gap-2">
          <Button
            variant="outline"
            className="justify-self-start"
            disabled={state.busy || !online}
            onClick={() => void pay(false)}
          >
            <CreditCardIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Pay by card or Instant EFT instead" id="w6G4Ag" />
          </Button>
          <FormError error={state.error} />
          {held && (
            <Button
              variant="outline"
              className="justify-self-start"
              disabled={state.busy || !online}
              onClick={() => void pay(true)}
            >
              <FormattedMessage defaultMessage="Pay for this order as well" id="9OFjml" />
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
