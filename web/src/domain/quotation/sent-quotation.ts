import { z } from 'zod/mini'

/** What may become of a quotation: only an open one can be accepted. */
export const quotationState = z.enum([
  'open',
  'accepted',
  'expired',
  'changed',
  'replaced',
  'withdrawn',
])

export type QuotationState = z.infer<typeof quotationState>

const text = z.nullable(z.string())

/** A quote as it was sent to a customer, as order_for_admin() tells it; the amount is a decimal text. */
export const sentQuotation = z.object({
  id: z.string(),
  number: z.number(),
  issuedAt: z.string(),
  validUntil: z.string(),
  /** Who else it was sent to. */
  sentTo: text,
  total: z.string(),
  acceptedAt: text,
  acceptedBy: text,
  purchaseOrderNumber: text,
  state: quotationState,
  /** The secret part of its link. */
  token: z.string(),
})

export type SentQuotation = z.infer<typeof sentQuotation>

/** "QUO-000012", as on the paper. */
export const quotationNumber = (number: number) => `QUO-${String(number).padStart(6, '0')}`
