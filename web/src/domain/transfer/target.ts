import { z } from 'zod/mini'

/** An order that a bank transfer may be for, as transfer_target() describes it. Amounts are decimal texts. */
export const target = z.object({
  orderId: z.string(),
  orderNumber: z.nullable(z.string()),
  status: z.string(),
  method: z.nullable(z.string()),
  total: z.string(),
  due: z.string(),
  buyer: z.string(),
  placedAt: z.nullable(z.string()),
  archived: z.boolean(),
  /** Whether a card has paid it. */
  card: z.boolean(),
  proofs: z.number(),
  /** What made it a candidate; nothing for an order that was picked by hand. */
  why: z.optional(z.string()),
})

export type Target = z.infer<typeof target>

/** @param json null for an order that does not exist */
export const readTarget = (json: string | null): Target | null =>
  json === null ? null : z.nullable(target).parse(JSON.parse(json))
