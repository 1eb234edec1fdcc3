import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Suspense, useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import {
  CheckoutSteps_OrderFragmentDoc,
  type CheckoutSteps_OrderFragment,
} from './checkout-steps.generated.ts'
import { useOnline } from '@/lib/network-status.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { parseRand } from '@/lib/money.ts'
import { CartLines, CartLinesSkeleton } from '../cart-lines.tsx'
import { OpenPayments } from '../open-payments.tsx'
import type { CartStep } from '../use-cart-dialog.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { EndedCoupon } from './ended-coupon.tsx'
import { FollowStep } from './follow-step.tsx'
import { FooterTotal } from './footer-total.tsx'
import { ConfirmStep, loadLaterSteps, PaymentStep, ShippingStep } from './later-steps.ts'
import { factsOf, keyOf, type OrderChange } from './order-changes.ts'
import { OrderFactsFragmentDoc } from './order-facts.generated.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Placement } from './place-order.ts'
import type { ShippingDetails } from '@/domain/shipping/shipping-schema.ts'
import { stepOfRefusal } from './step-of-refusal.ts'
import { useRefusal } from './use-refusal.ts'
import { StepHead } from './step-head.tsx'
import { useSeenOrder, type SeenOrder } from './use-seen-order.ts'

type Order = CheckoutSteps_OrderFragment
type Step = Exclude<CartStep, 'placed'>

/** Why no step goes on. */
const offline = new AppError('offline')

/** The delivery step exists only if something is posted, the payment step only if something is to be paid. */
const stepsOf = (hasPhysical: boolean, free: boolean): readonly Step[] => [
  'open',
  ...(hasPhysical ? (['shipping'] as const) : []),
  ...(free ? [] : (['payment'] as const)),
  'confirm',
]

/** False if the database would refuse the order; the lines show which one is affected and why. */
const isReady = (order: Order) =>
  (order.lines?.edges ?? []).every(
    ({ node }) =>
      node.available !== false && node.alreadyOwned !== true && node.answersMissing !== true,
  )

/** A refusal that the notices on top of the step tell already. */
function saidAbove(error: unknown, couponProblem: string | null, changes: readonly OrderChange[]) {
  if (error === null || error === undefined) return false
  const { code } = toAppError(error)
  return (
    (couponProblem !== null && code.startsWith('coupon_')) ||
    (code === 'order_total_changed' && changes.length > 0)
  )
}

/** The step in the address, or the first one before it that is incomplete. */
function reachable(
  step: Step,
  order: Order,
  known: { address: ShippingDetails | null; method: PaymentMethod | null; ready: boolean },
): Step {
  if (step === 'open' || !known.ready) return 'open'
  if (order.hasPhysical && (step === 'shipping' || known.address === null)) return 'shipping'
  if (known.method === 'Free') return 'confirm'
  return step === 'confirm' && known.method !== null ? 'confirm' : 'payment'
}

export interface CheckoutChoices {
  address: ShippingDetails | null
  method: PaymentMethod | null
}

/** The steps of an order in the cart dialog, one at a time. */
export function CheckoutSteps({
  order,
  step,
  fresh,
  error,
  choices,
  onChoices,
  seen,
  onSeen,
  empty,
  onGoTo,
  onBackTo,
  onShow,
  onPlace,
}: {
  order: FragmentType<Order>
  step: Step
  /** Whether the prices are up to date: nothing is ordered at old prices. */
  fresh: boolean
  /** Why the last attempt to place the order was refused. */
  error: unknown
  choices: CheckoutChoices
  onChoices: (choices: CheckoutChoices) => void
  /** What the buyer has seen of the order; null before the first look. */
  seen: SeenOrder | null
  onSeen: (seen: SeenOrder) => void
  /** Shown when all lines have been removed. */
  empty: ReactNode
  onGoTo: (step: Step) => void
  onBackTo: (step: Step) => void
  /** Another step than the address names is shown: the address follows. */
  onShow: (step: Step) => void
  onPlace: (placement: Placement) => void
}) {
  useEffect(loadLaterSteps, [])
  const navigate = useNavigate()
  const online = useOnline()
  const { address } = choices
  const { data } = useSuspenseFragment({
    fragment: CheckoutSteps_OrderFragmentDoc,
    fragmentName: 'CheckoutSteps_order',
    from: order,
  })
  const facts = factsOf(useSuspenseFragment({ fragment: OrderFactsFragmentDoc, from: data }).data)
  const { changes, onRead } = useSeenOrder(facts, seen, onSeen)
  const { couponCode, couponProblem } = data
  const { refusal, onRead: forgetRefusal } = useRefusal(
    error,
    JSON.stringify([facts, couponCode, couponProblem, isReady(data)]),
  )
  // A free order has only one method, which is then selected. When the total changes, an earlier choice may
  // no longer apply.
  const free = parseRand(data.orderTotal) === 0
  const method = free ? 'Free' : choices.method === 'Free' ? null : choices.method
  if (data.lines?.edges.length === 0) return empty
  const ready = isReady(data)
  const steps = stepsOf(data.hasPhysical, free)
  const mends = stepOfRefusal(refusal, steps)
  const current = reachable(mends ?? step, data, { address, method, ready })
  const before = steps[steps.indexOf(current) - 1] ?? 'open'
  const after = steps[steps.indexOf(current) + 1] ?? 'confirm'
  const blocked = !online || !fresh || !ready || couponProblem !== null
  // A refusal is told once, on the step where it can be mended; lines that cannot be ordered tell it themselves.
  const refused =
    (current === 'open' && !ready) || saidAbove(refusal, couponProblem, changes) ? null : refusal
  // The form of the address says it itself.
  const told = online || current === 'shipping' ? refused : offline

  const head = (
    <>
      <FollowStep named={step} shown={current} onShow={onShow} />
      <StepHead step={current} steps={steps} free={free} />
      <ChangesNotice
        changes={changes}
        onRead={() => {
          forgetRefusal()
          onRead()
        }}
      />
      {couponCode !== null && couponProblem !== null && (
        <EndedCoupon code={couponCode} problem={couponProblem} />
      )}
    </>
  )
  const placement = {
    orderId: data.id,
    address: data.hasPhysical ? address : null,
  }

  if (current === 'shipping') {
    return (
      <>
        {head}
        <Suspense fallback={<CartLinesSkeleton />}>
          <ShippingStep
            profileId={data.teacherProfileId}
            known={address}
            error={told}
            blocked={blocked}
            total={facts.total}
            onBack={() => onBackTo(before)}
            onNext={(details) => {
              onChoices({ ...choices, address: details })
              onGoTo(after)
            }}
          />
        </Suspense>
      </>
    )
  }
  if (current === 'payment') {
    return (
      <>
        {head}
        <Suspense fallback={<CartLinesSkeleton />}>
          <PaymentStep
            total={facts.total}
            chosen={method}
            error={told}
            blocked={blocked}
            onChoose={(chosen) => onChoices({ ...choices, method: chosen })}
            onBack={() => onBackTo(before)}
            onNext={() => onGoTo(after)}
          />
        </Suspense>
      </>
    )
  }
  if (current === 'confirm' && method !== null) {
    return (
      <>
        {head}
        <Suspense fallback={<CartLinesSkeleton />}>
          <ConfirmStep
            order={data}
            method={method}
            address={placement.address}
            blocked={blocked}
            error={told}
            onBack={() => onBackTo(before)}
            contents={keyOf(facts)}
            onPlace={(expectedTotal, payAgain) =>
              onPlace({ ...placement, expectedTotal, payAgain, method })
            }
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {head}
      <OpenPayments />
      <CartLines order={data} locked={!fresh} />
      <div className="px-6 empty:hidden">
        {told !== null && told !== undefined && <FormError error={told} />}
      </div>
      <div className="border-line bg-card sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t px-6 py-4">
        <Button
          variant="quiet"
          className="-ml-3 px-3!"
          onClick={() => void navigate(paths.products.href())}
        >
          <FormattedMessage defaultMessage="Browse the shop" id="YtJ1iO" />
        </Button>
        <FooterTotal cents={facts.total} />
        <Button size="lg" disabled={blocked} onClick={() => onGoTo(after)}>
          <FormattedMessage defaultMessage="Checkout" id="BJ2TKX" />
        </Button>
      </div>
    </>
  )
}
