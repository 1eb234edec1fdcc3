import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'

const name = 'payment'

/** Shown in the shop, to which the card provider's page sends a buyer who cancelled. */
export function PaymentCancelled() {
  const intl = useIntl()
  const [params, setParams] = useSearchParams()
  if (params.get(name) !== 'cancelled') return null
  const leave = (change: (query: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const query = new URLSearchParams(current)
        query.delete(name)
        change(query)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div
      role="status"
      className="border-line-strong bg-card mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border py-3 pr-2 pl-4"
    >
      <div className="min-w-60 flex-1">
        <p className="font-semibold">
          <FormattedMessage defaultMessage="The card payment was cancelled." id="Zq6rvd" />
        </p>
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="Nothing was charged, and your resources are still there: open the cart to go on."
            id="KwibgZ"
          />
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        className="max-[599px]:order-last"
        onClick={() => leave((query) => query.set('cart', 'open'))}
      >
        <FormattedMessage defaultMessage="Open the cart" id="tQ9rOd" />
      </Button>
      <Button
        size="icon"
        variant="quiet"
        aria-label={intl.formatMessage({ defaultMessage: 'Close the message', id: 'Do0oZs' })}
        onClick={() => leave(() => undefined)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}
