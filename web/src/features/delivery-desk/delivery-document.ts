import { z } from 'zod/mini'
import { shippingDetails } from '@/domain/order/order-documents.ts'
import { keptFor } from '@/lib/kept-for.ts'
import type { DeliveryNowQuery } from './delivery.generated.ts'

const text = z.nullable(z.string())

const goods = z.object({
  lineId: z.string(),
  /** The part of a bundle; null for what was ordered by itself. */
  memberId: text,
  title: z.string(),
  language: text,
  /** The title of the bundle that it is part of. */
  bundle: text,
  quantity: z.number(),
  packed: z.number(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
})

const parcel = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(['PACKED', 'SENT', 'DELIVERED']),
  carrier: text,
  trackingNumber: text,
  trackingLink: text,
  packedAt: z.string(),
  sentAt: text,
  deliveredAt: text,
  lines: z.array(z.object({ title: z.string(), quantity: z.number() })),
})

/** What delivery_for_admin() answers with. */
const delivery = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  orderStatus: z.string(),
  paidAt: z.string(),
  state: z.string(),
  recipient: z.string(),
  username: z.string(),
  address: z.nullable(shippingDetails),
  goods: z.array(goods),
  parcels: z.array(parcel),
})

export type Delivery = z.infer<typeof delivery>
export type Goods = Delivery['goods'][number]
export type Parcel = Delivery['parcels'][number]

/** The delivery in an answer, the same object for the same answer; JSON arrives as text. */
export const deliveryIn = keptFor(({ deliveryForAdmin }: DeliveryNowQuery) =>
  deliveryForAdmin === null ? null : z.nullable(delivery).parse(JSON.parse(deliveryForAdmin)),
)

/** How many of a thing are in no parcel yet. */
export const missing = ({ quantity, packed }: Goods): number => Math.max(0, quantity - packed)
