import { z } from 'zod/mini'

const text = z.nullable(z.string())

const refundableLine = z.object({
  lineId: z.string(),
  title: z.string(),
  language: text,
  physical: z.boolean(),
  bundle: z.boolean(),
  /** How many of it were not given back yet. */
  left: z.number(),
  /** What one came to, without the share of a coupon. */
  each: z.string(),
  /** How often the buyer fetched a file of it. */
  downloads: z.number(),
})

const notedRefund = z.object({
  id: z.string(),
  createdAt: z.string(),
  method: z.string(),
  providerReference: text,
  paidOutOn: text,
  bankReference: text,
  note: text,
  notedBy: text,
  /** Of its credit note; none of money that paid no invoice. */
  reason: text,
  number: z.nullable(z.number()),
  total: z.string(),
})

/** What order_refunds() answers with; amounts are decimal texts. */
const orderRefunds = z.object({
  updatedAt: text,
  refundable: z.boolean(),
  couponCode: text,
  byCard: z.boolean(),
  /** The card provider's id of the payment. */
  paidWith: text,
  refundedAmount: z.string(),
  left: z.string(),
  /** What the delivery cost; null when there was none, or it was given back. */
  delivery: text,
  lines: z.array(refundableLine),
  refunds: z.array(notedRefund),
})

export type OrderRefunds = z.infer<typeof orderRefunds>
export type RefundableLine = z.infer<typeof refundableLine>
export type NotedRefund = z.infer<typeof notedRefund>

/** @param json JSON arrives as text */
export const readOrderRefunds = (json: string): OrderRefunds => orderRefunds.parse(JSON.parse(json))

const refundSums = z.object({
  couponAmount: z.string(),
  shippingFee: z.string(),
  vat: z.string(),
  total: z.string(),
})

/** @param json what preview_refund() answers with */
export const readRefundSums = (json: string) => refundSums.parse(JSON.parse(json))
