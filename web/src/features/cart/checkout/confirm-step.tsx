import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { AcceptTerms } from '@/domain/payment/accept-terms.tsx'
import { GivenAnswers } from '@/domain/order/given-answers.tsx'
import { readAnswers } from '@/domain/order/order-documents.ts'
import { HowMany } from '@/domain/money/how-many.tsx'
import { Money } from '@/domain/money/money.tsx'
import { ReducedFrom } from '@/domain/money/reduced-from.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import {
  ConfirmStep_OrderFragmentDoc,
  type ConfirmStep_OrderFragment,
} from './confirm-step.generated.ts'
import { placeName } from '@/i18n/province-names.ts'
import { AppError } from '@/lib/errors.ts'
import { parseRand } from '@/lib/money.ts'
import { CartTotals } from '../cart-totals.tsx'
import { LinePrice } from '../line-price.tsx'
import { PayAgain } from '../pay-again.tsx'
import { useCart } from '../use-cart.ts'
import { OverlapNote } from '../overlap-note.tsx'
import { overlapsByLine } from '../overlaps.ts'
import type { InvoiceFormHandle } from './invoice-form.tsx'
import { InvoiceTo } from './invoice-to.tsx'
import { methodNames, type PaymentMethod } from './payment-method.ts'
import type { ShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import { StepFooter } from './step-footer.tsx'

const totalChanged = new AppError('order_total_changed')

/** The summary before the order is placed: lines, payment, delivery and the terms. */
export function ConfirmStep({
  order,
  method,
  address,
  blocked,
  error,
  contents,
  onBack,
  onPlace,
}: {
  order: FragmentType<ConfirmStep_OrderFragment>
  method: PaymentMethod
  address: ShippingDetails | null
  blocked: boolean
  error: unknown
  /** Stands for everything that the buyer agrees to. */
  contents: string
  onBack: () => void
  /** @param total rand: the one that was accepted */
  onPlace: (total: string, payAgain: boolean) => void
}) {
  const intl = useIntl()
  const [agreed, setAgreed] = useState<{ total: string; contents: string } | null>(null)
  const [payAgain, setPayAgain] = useState(false)
  const held = useCart().heldPayments.reduce(
    (sum, { unplacedAmount }) => sum + parseRand(unplacedAmount),
    0,
  )
  const asksAgain = method !== 'Free' && held > 0
  const invoiceForm = useRef<InvoiceFormHandle>(null)
  const wanted = useRef(false)
  const { data } = useSuspenseFragment({
    fragment: ConfirmStep_OrderFragmentDoc,
    fragmentName: 'ConfirmStep_order',
    from: order,
  })
  // The summary follows the shop while it is read: what has changed is accepted anew, also where the total is the same.
  const accepted = agreed?.total === data.orderTotal && agreed.contents === contents
  const told = agreed === null || agreed.total === data.orderTotal ? error : totalChanged
  // Whether the buyer still wants the order, after the invoice's details have been saved.
  useEffect(() => {
    wanted.current = accepted
    return () => {
      wanted.current = false
    }
  }, [accepted])
  const lines = data.lines?.edges.map((edge) => edge.node) ?? []
  const missing = data.invoiceDetailsMissing === true
  const nameMissing = data.invoiceNameMissing === true
  const asksInvoice = method !== 'Free' && (missing || nameMissing)
  const overlaps = overlapsByLine(data.overlaps)
  // What was typed for the invoice is saved by going on, not only by its own button. Who goes back meanwhile, closes the
  // cart or takes the terms back orders nothing.
  const goOn = async () => {
    const typed = invoiceForm.current
    const complete = typed === null ? !asksInvoice : await typed.saveTyped()
    if (complete && wanted.current && agreed !== null) onPlace(agreed.total, asksAgain && payAgain)
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 py-6">
        <ul className="divide-line border-line divide-y border-b">
          {lines.map((line) => (
            <li key={line.nodeId} className="py-2.5">
              <div className="flex justify-between gap-4">
                <div className="min-w-0 wrap-anywhere">
                  <span lang={line.product?.language ?? line.productBundle?.language ?? undefined}>
                    {line.title}
                  </span>
                  <OverlapNote
                    overlaps={overlaps.get(line.id) ?? []}
                    goods={{ productId: line.productId, productBundleId: line.productBundleId }}
                    title={line.title}
                  />
                </div>
                <span className="text-right tabular-nums">
                  <LinePrice amount={line.linePrice} />
                  <span className="block empty:hidden">
                    <HowMany quantity={line.quantity} unitPrice={line.unitPrice} />
                  </span>
                  {line.price !== null && parseRand(line.price) > parseRand(line.unitPrice) && (
                    <span className="block text-sm">
                      <ReducedFrom price={line.price} percentage={line.discountPercentage} />
                    </span>
                  )}
                  {data.couponProblem === null && parseRand(line.couponShare) > 0 && (
                    <span className="text-board block text-sm">
                      <Money amount={`-${line.couponShare}`} />
                    </span>
                  )}
                </span>
              </div>
              <GivenAnswers answers={readAnswers(line.questions)} />
            </li>
          ))}
        </ul>
        <CartTotals order={data} />
        <dl className="border-line grid gap-x-6 gap-y-1.5 border-t pt-4 min-[600px]:grid-cols-[auto_1fr]">
          <dt className="text-ink-muted">
            <FormattedMessage defaultMessage="Payment Method" id="nFQbxh" />
          </dt>
          <dd className="font-semibold">{intl.formatMessage(methodNames[method])}</dd>
          {address !== null && (
            <>
              <dt className="text-ink-muted max-[599px]:mt-2">
                <FormattedMessage defaultMessage="Posted to" id="/cWrCN" />
              </dt>
              <dd className="font-semibold">
                {[
                  address.address1,
                  address.address2,
                  `${address.city} ${address.postalCode}`,
                  placeName(intl, address.province),
                  address.phoneNumber,
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
              </dd>
            </>
          )}
        </dl>
        {method !== 'Free' && (
          <InvoiceTo missing={missing} nameMissing={nameMissing} handle={invoiceForm} />
        )}
        <FormError error={told} />
      </div>
      <StepFooter
        total={parseRand(data.orderableTotal ?? data.orderTotal)}
        onBack={onBack}
        before={
          <>
            {asksAgain && <PayAgain cents={held} checked={payAgain} onChange={setPayAgain} />}
            <Choice
              type="checkbox"
              checked={accepted}
              onChange={(event) =>
                setAgreed(event.target.checked ? { total: data.orderTotal, contents } : null)
              }
            >
              <AcceptTerms />
            </Choice>
          </>
        }
      >
        <Button
          size="lg"
          disabled={!accepted || blocked || (asksAgain && !payAgain)}
          onClick={() => void goOn()}
        >
          {method === 'PayFast' ? (
            <FormattedMessage defaultMessage="Pay by card" id="ZTj6ca" />
          ) : (
            <FormattedMessage defaultMessage="Place order" id="JItzoH" />
          )}
        </Button>
      </StepFooter>
    </>
  )
}
