import { CreditCardIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { leaveForCardPayment } from '@/domain/payment/card-payment.ts'
import { toAppError, type AppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'

type Step = { name: 'unasked' } | { name: 'asked'; error: AppError | null } | { name: 'leaving' }

/** Errors that the cart explains and where a new checkout helps. */
const solvedInCart = new Set<string>([
  'order_total_changed',
  'items_unavailable',
  'payment_not_prepared',
])

/**
 * For a buyer who left the card provider's page without paying. She must first confirm that she has not
 * paid, so that nobody pays twice.
 */
export function PayAfterAll({ orderId }: { orderId: string }) {
  const [step, setStep] = useState<Step>({ name: 'unasked' })
  const online = useOnline()
  const pay = async () => {
    setStep({ name: 'leaving' })
    try {
      await leaveForCardPayment(orderId)
    } catch (error) {
      setStep({ name: 'asked', error: toAppError(error) })
    }
  }
  if (step.name === 'unasked') {
    return (
      <Button variant="link" size="inline" onClick={() => setStep({ name: 'asked', error: null })}>
        <FormattedMessage defaultMessage="I have not paid" id="+jFPoI" />
      </Button>
    )
  }
  const error = step.name === 'asked' ? step.error : null
  return (
    <div className="border-line grid justify-items-center gap-3 border-t pt-5">
      <p className="text-ink-muted">
        <FormattedMessage
          defaultMessage="If your bank shows no payment, you can pay now. The order stays the same one."
          id="0AqJkx"
        />
      </p>
      <Button disabled={step.name === 'leaving' || !online} onClick={() => void pay()}>
        <CreditCardIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Pay by card" id="ZTj6ca" />
      </Button>
      <FormError error={error} />
      {error !== null && solvedInCart.has(error.code) && (
        <Button asChild variant="outline">
          <Link to={paths.products.href() + '?cart=open'}>
            <FormattedMessage defaultMessage="Open the cart" id="tQ9rOd" />
          </Link>
        </Button>
      )}
    </div>
  )
}
