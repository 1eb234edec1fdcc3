import { z } from 'zod'

export const checkoutBody = z.object({
  orderId: z.uuid({ error: 'order_id_required' }),
  /** The buyer was asked, and pays although we hold money of theirs. */
  payAgain: z.boolean().default(false),
  /** Rand: what the buyer saw. */
  expectedTotal: z.string({ error: 'amount_malformed' }).regex(/^\d{1,10}(\.\d{1,2})?$/, {
    error: 'amount_malformed',
  }),
})
