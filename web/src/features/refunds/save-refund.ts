import { writeRow, type WritingClient } from '@/graphql/write.ts'
import { chosenLines, type RefundValues } from './refund-schema.ts'
import type { OrderRefunds } from './refunds-document.ts'
import { PayOutRefundDocument, RefundOrderDocument } from './refunds.generated.ts'

/** Whatever shows an order, its papers and what is owed. */
const lists = [
  'orderRefunds',
  'orderForAdmin',
  'invoiceCollection',
  'searchOrders',
  'teacherProductsOrderCollection',
  'overviewForAdmin',
] as const

/**
 * Notes a refund and has its credit note written and mailed.
 * @param refundId chosen by the dialog, so that a second press is the same refund
 * @throws AppError row_changed, refund_exceeds_paid, order_not_paid
 */
export async function noteRefund(
  client: WritingClient,
  asked: { orderId: string; refundId: string; facts: OrderRefunds },
  values: RefundValues,
): Promise<void> {
  const { orderId, refundId, facts } = asked
  await writeRow(
    client,
    RefundOrderDocument,
    {
      orderId,
      refundId,
      lines: JSON.stringify(chosenLines(facts, values)),
      withDelivery: values.delivery && facts.delivery !== null,
      refundMethod: values.method,
      reason: values.reason,
      providerReference: values.method === 'PayFast' ? values.providerReference : '',
      note: values.note,
      seenAt: facts.updatedAt ?? '',
    },
    lists,
  )
}

/** @param paid null when the money came back. @throws AppError refund_is_paid_out, paid_out_day_not_allowed */
export async function payOut(
  client: WritingClient,
  refundId: string,
  paid: { on: string; reference: string } | null,
): Promise<void> {
  await writeRow(
    client,
    PayOutRefundDocument,
    { refundId, paidOutOn: paid?.on ?? null, bankReference: paid?.reference ?? '' },
    lists,
  )
}
