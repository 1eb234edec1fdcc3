import { z } from 'zod'
import { postalAddress } from '../invoice/content.ts'

const language = z.enum(['en', 'af'])

const goods = z.object({
  lineId: z.uuid(),
  /** The part of a bundle; null for what was ordered by itself. */
  memberId: z.uuid().nullable(),
  title: z.string(),
  /** The title of the bundle that it is part of. */
  bundle: z.string().nullable(),
  quantity: z.int(),
  /** How many are in a parcel already. */
  packed: z.int(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
})

const parcel = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(['PACKED', 'SENT', 'DELIVERED']),
  lines: z.array(
    z.object({
      lineId: z.uuid().nullable(),
      memberId: z.uuid().nullable(),
      title: z.string(),
      quantity: z.int(),
    }),
  ),
})

/** One of delivery_papers(): a paid order with what is posted of it. */
export const deliveryContent = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  orderDateTime: z.string(),
  recipient: z.string(),
  username: z.string(),
  /** The buyer's, which slips are written in. */
  language,
  address: postalAddress.extend({ phoneNumber: z.string().default('') }).nullable(),
  /** Whether the order has files too. */
  downloads: z.boolean(),
  goods: z.array(goods),
  parcels: z.array(parcel),
})

export type Delivery = z.infer<typeof deliveryContent>
export type PaperLanguage = z.infer<typeof language>
