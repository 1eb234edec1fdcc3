import { skipToken, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { hurryOrderMail } from '@/domain/order/hurry-order-mail.ts'
import { NoteDialog } from '@/domain/transfer/note-dialog.tsx'
import { readTarget } from '@/domain/transfer/target.ts'
import { TargetFacts } from '@/domain/transfer/target-facts.tsx'
import { Money } from '@/domain/money/money.tsx'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
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

const resolve =
  (notificationId: string, resolution: 'MERGED' | 'RETURNED') =>
  async (client: WritingClient, note: string) => {
    await writeRow(client, ResolveCardPaymentDocument, { notificationId, resolution, note }, lists)
    if (resolution === 'MERGED') hurryOrderMail()
  }

interface Props {
  payment: CardPaymentRowFragment
  onClose: () => void
}

/** The payment and, where it names one, its order. */
function PaymentFacts({ payment }: Pick<Props, 'payment'>) {
  const { orderId, providerPaymentId } = payment
  const { data } = useQuery(
    OrderOfPaymentDocument,
    orderId === null ? skipToken : { variables: { orderId }, fetchPolicy: 'network-only' },
  )
  const target = readTarget(data?.transferTarget ?? null)
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
      decide={resolve(payment.id, 'MERGED')}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} />
    </NoteDialog>
  )
}

/** Notes that the money went back. */
export function ReturnedPaymentDialog({ payment, onClose }: Props) {
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
      decide={resolve(payment.id, 'RETURNED')}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} />
    </NoteDialog>
  )
}
