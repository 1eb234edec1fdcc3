import { skipToken, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { Figures } from '@/components/form/entity-form.ts'
import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { NoteDialog } from '@/domain/transfer/note-dialog.tsx'
import { readTarget, type Target } from '@/domain/transfer/target.ts'
import { TargetFacts } from '@/domain/transfer/target-facts.tsx'
import { Money } from '@/domain/money/money.tsx'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { AppError } from '@/lib/errors.ts'
import {
  OrderOfPaymentDocument,
  ResolveCardPaymentDocument,
  type CardPaymentRowFragment,
} from './card-payments.generated.ts'
import { randOf } from './card-payments-list.ts'

const lists = [
  'paymentNotificationCollection',
  'shopProblems',
  'searchOrders',
  'teacherProductsOrderCollection',
  'orderForAdmin',
  'transferTarget',
] as const

interface Decision {
  notificationId: string
  resolution: 'MERGED' | 'RETURNED'
  /** What was shown as still to pay; null of an order that is not paid with it. */
  expectedDue: string | null
}

/** @throws AppError order_changed when the order has another amount to pay than was shown */
const resolve = (decision: Decision) => async (client: WritingClient, note: string) => {
  await writeRow(client, ResolveCardPaymentDocument, { ...decision, note }, lists)
  if (decision.resolution === 'MERGED') hurryOrderMail()
}

interface Props {
  payment: CardPaymentRowFragment
  onClose: () => void
}

/** The order that a payment names, as it is now: its amounts are what both decisions are about. */
function useOrderOf({ orderId }: CardPaymentRowFragment): {
  target: Target | null
  figures: Figures
} {
  const { data, error, loading, refetch } = useQuery(
    OrderOfPaymentDocument,
    orderId === null ? skipToken : { variables: { orderId }, fetchPolicy: 'network-only' },
  )
  return {
    target: readTarget(data?.transferTarget ?? null),
    figures: {
      known: orderId === null || (data !== undefined && !loading && error === undefined),
      error,
      again: () => void refetch().catch(() => undefined),
    },
  }
}

/** The payment and, where it names one, its order. */
function PaymentFacts({ payment, target }: Pick<Props, 'payment'> & { target: Target | null }) {
  const { providerPaymentId } = payment
  const amount = randOf(payment)
  return (
    <div className="bg-paper-deep/50 grid gap-3 rounded-md px-4 py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">{providerPaymentId}</span>
        {amount !== null && (
          <strong className="text-lg tabular-nums">
            <Money amount={amount} />
          </strong>
        )}
      </span>
      {target !== null && <TargetFacts target={target} />}
    </div>
  )
}

/** Marks the order as paid with a card payment that did not fit it. */
export function MergeDialog({ payment, onClose }: Props) {
  const { target, figures } = useOrderOf(payment)
  const gone = figures.known && target === null
  return (
    <NoteDialog
      title={<FormattedMessage defaultMessage="Merge this payment into its order?" id="7BZXb9" />}
      description={
        <FormattedMessage
          defaultMessage="The order becomes paid by card, with its amounts as they are now, and the customer gets the invoice by email. Compare the two amounts first."
          id="zjmkHH"
        />
      }
      action={<FormattedMessage defaultMessage="Merge" id="NLSvjh" />}
      draft={`card-payment.merge.${payment.id}`}
      figures={
        gone ? { ...figures, known: false, error: new AppError('not_found_or_forbidden') } : figures
      }
      decide={resolve({
        notificationId: payment.id,
        resolution: 'MERGED',
        expectedDue: target?.due ?? null,
      })}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} target={target} />
    </NoteDialog>
  )
}

/** Notes that the money went back. */
export function ReturnedPaymentDialog({ payment, onClose }: Props) {
  const { target, figures } = useOrderOf(payment)
  return (
    <NoteDialog
      title={<FormattedMessage defaultMessage="Was the money returned?" id="yvSqrt" />}
      description={
        <FormattedMessage
          defaultMessage="Refund it at the card provider first. This only notes that you have, and changes no order."
          id="Rgbn6+"
        />
      }
      action={<FormattedMessage defaultMessage="Returned" id="wm96Jx" />}
      draft={`card-payment.returned.${payment.id}`}
      figures={figures}
      decide={resolve({ notificationId: payment.id, resolution: 'RETURNED', expectedDue: null })}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} target={target} />
    </NoteDialog>
  )
}
