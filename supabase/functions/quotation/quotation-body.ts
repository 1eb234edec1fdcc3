import { z } from 'zod'

// The database says of a token of another form what it says of an unknown one.
const token = z.string().max(200)

/** What is wanted of the quotation that a link leads to. */
export const quotationBody = z.discriminatedUnion('want', [
  z.object({ want: z.literal('page'), token }),
  z.object({ want: z.literal('paper'), token }),
  z.object({
    want: z.literal('order'),
    token,
    acceptedBy: z.string('accepted_by_required').trim().min(1, 'accepted_by_required').max(200),
    purchaseOrderNumber: z.string().trim().max(40, 'purchase_order_number_too_long').default(''),
    /** What the page showed. */
    total: z.string().regex(/^\d+\.\d{2}$/),
  }),
])

export type QuotationBody = z.infer<typeof quotationBody>
