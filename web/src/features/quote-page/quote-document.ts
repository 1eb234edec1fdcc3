import { z } from 'zod/mini'
import { quotationState } from '@/domain/quotation/sent-quotation.ts'

const text = z.nullable(z.string())

/** What the function `quotation` answers for the page of a link; amounts are decimal texts. */
const quoteDocument = z.object({
  number: z.number(),
  issuedAt: z.string(),
  validUntil: z.string(),
  state: quotationState,
  form: z.enum(['plain', 'abridged', 'full']),
  seller: z.object({ tradingName: z.string(), address: z.string(), vatNumber: text }),
  /** Null for a customer whose profile has no name. */
  buyer: text,
  lines: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      quantity: z.number(),
      unitPrice: z.string(),
      linePrice: z.string(),
      physical: z.boolean(),
      members: z.array(z.object({ title: z.string(), physical: z.boolean() })),
    }),
  ),
  couponAmount: z.string(),
  shippingFee: z.string(),
  total: z.string(),
  vat: z.string(),
  acceptedBy: text,
  purchaseOrderNumber: text,
  /** Once it was accepted by this link. */
  orderNumber: z.optional(text),
  orderStatus: z.optional(z.string()),
  paymentDue: z.optional(text),
  bank: z.optional(
    z.nullable(
      z.object({
        accountHolder: z.string(),
        bank: z.string(),
        accountType: z.string(),
        accountNumber: z.string(),
        branchCode: z.string(),
        proofEmail: z.string(),
        proofPhone: z.string(),
      }),
    ),
  ),
})

export type QuoteDocument = z.infer<typeof quoteDocument>

export const readQuote = (answer: unknown): QuoteDocument => quoteDocument.parse(answer)
