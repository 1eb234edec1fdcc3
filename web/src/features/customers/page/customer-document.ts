import { z } from 'zod/mini'

const text = z.nullable(z.string())

const placedOrder = z.object({
  id: z.string(),
  orderNumber: text,
  orderStatus: z.string(),
  orderTotal: z.string(),
  /** What has come and stays, was refunded, and is owed back. */
  paidAmount: z.optional(z.string()),
  refundedAmount: z.optional(z.string()),
  owedBackAmount: z.optional(z.string()),
  productCount: z.number(),
  moment: z.string(),
})

const orders = z.object({
  count: z.number(),
  /** Rand that was paid, less refunds, as a decimal text. */
  paid: z.string(),
  /** Rand that is owed to us, and to the customer. */
  due: z.optional(z.string()),
  owedBack: z.optional(z.string()),
  waiting: z.number(),
  latest: z.array(placedOrder),
})

const heldPayment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: text,
  amount: z.string(),
  receivedAt: z.string(),
  verdict: text,
})

const owned = z.object({
  id: z.string(),
  title: z.string(),
  source: z.enum(['bought', 'seat', 'subscribed']),
  since: z.string(),
  orderId: text,
  orderNumber: text,
  bundle: text,
})

const mail = z.object({
  id: z.string(),
  kind: z.string(),
  createdAt: z.string(),
  sentAt: text,
  problem: text,
  orderId: z.string(),
  orderNumber: text,
})

const note = z.object({
  id: z.string(),
  createdAt: z.string(),
  body: z.string(),
  author: text,
  mayDelete: z.boolean(),
})

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  browser: text,
})

const part = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ count: z.number(), rows: z.array(row) })

/** What customer_page() answers with. Orders and mails are told to the group admin only. */
const customer = z.object({
  id: z.string(),
  teacherProfileId: text,
  userId: text,
  owner: z.string(),
  username: z.string(),
  title: text,
  name: text,
  surname: text,
  email: text,
  phone: text,
  language: text,
  province: text,
  school: text,
  registrationDate: z.string(),
  groups: z.array(z.string()),
  lastSignInAt: text,
  emailConfirmedAt: text,
  passwordIsTemporary: z.boolean(),
  closedAt: text,
  sessions: z.array(session),
  merges: z.array(z.object({ id: z.string(), mergedAt: z.string(), username: z.string() })),
  notes: part(note),
  library: z.nullable(part(owned)),
  orders: z.optional(orders),
  quotes: z.optional(orders),
  cart: z.optional(z.nullable(z.object({ count: z.number(), total: z.string() }))),
  mails: z.optional(part(mail)),
  /** Card money that is placed nowhere. */
  held: z.optional(z.array(heldPayment)),
})

export type Customer = z.infer<typeof customer>
export type CustomerOrders = z.infer<typeof orders>
export type OwnedResource = z.infer<typeof owned>
export type CustomerMail = z.infer<typeof mail>
export type CustomerNote = z.infer<typeof note>

/** @param json JSON arrives as text; null where there is no such customer */
export const readCustomer = (json: string | null): Customer | null =>
  json === null ? null : z.nullable(customer).parse(JSON.parse(json))

const rowsOf = <Row extends z.core.$ZodType>(row: Row) => {
  const shape = z.nullable(z.object({ rows: z.array(row) }))
  return (json: string | null): z.infer<Row>[] =>
    json === null ? [] : (shape.parse(JSON.parse(json))?.rows ?? [])
}

/** Further rows of a part, as customer_more() answers. */
export const readMore = { notes: rowsOf(note), library: rowsOf(owned), mails: rowsOf(mail) }

/** How a customer is called: the name, or the username of somebody who has not said one. */
export const customerName = ({
  title,
  name,
  surname,
  username,
}: Pick<Customer, 'title' | 'name' | 'surname' | 'username'>): string =>
  [title, name, surname].filter((each) => each !== null && each !== '').join(' ') || username
