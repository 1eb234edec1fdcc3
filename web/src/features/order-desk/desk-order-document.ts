import { z } from 'zod/mini'
import { shippingDetails } from '@/domain/order/order-documents.ts'
import { sentQuotation } from '@/domain/quotation/sent-quotation.ts'
import { lineDocuments } from '@/domain/order/ordered-goods.ts'

const text = z.nullable(z.string())

const deskEvent = z.object({
  id: z.string(),
  createdAt: z.string(),
  fromStatus: text,
  toStatus: z.string(),
  reason: z.string(),
  /** The email address of who acted; null where the shop itself did. */
  actor: text,
  /** The line of the bank statement that paid; archived orders keep none. */
  bankLine: z.optional(
    z.nullable(z.object({ bookedOn: z.string(), amount: z.string(), text: z.string() })),
  ),
})

export type DeskEvent = z.infer<typeof deskEvent>

const deskNote = z.object({
  id: z.string(),
  createdAt: z.string(),
  body: z.string(),
  /** The email address of who wrote it; null for an account that is closed. */
  author: text,
  mine: z.boolean(),
})

export type DeskNote = z.infer<typeof deskNote>

const deskMail = z.object({
  id: z.string(),
  kind: z.string(),
  createdAt: z.string(),
  sentAt: text,
  /** The mail server refused it, and it is tried again. */
  failed: z.boolean(),
  /** Whom it goes to, where that is not the customer; null too when the seat was taken back. */
  to: z.optional(text),
  /** It was sent, and is still true. */
  maySend: z.boolean(),
})

export type DeskMail = z.infer<typeof deskMail>

/** What order_for_admin() answers with; amounts are decimal texts. */
const deskOrder = z.object({
  id: z.string(),
  teacherProfileId: z.string(),
  orderNumber: text,
  orderStatus: z.string(),
  orderDateTime: text,
  orderPaymentMethod: text,
  orderPayment: z.nullable(
    z.object({
      paymentId: z.optional(z.string()),
      amountGross: z.optional(z.string()),
      amountFee: z.optional(z.string()),
      amountNet: z.optional(z.string()),
    }),
  ),
  paymentBeingConfirmed: z.boolean(),
  paymentDue: text,
  orderShippingDetails: z.nullable(shippingDetails),
  updatedAt: z.string(),
  archivedAt: text,
  /** What came in and what is owed; archived orders have none. */
  money: z.optional(
    z.nullable(
      z.object({
        received: z.string(),
        byHand: z.string(),
        paid: z.string(),
        due: z.string(),
        owedBack: z.string(),
        toPayBack: z.string(),
        paidBack: z.string(),
        unplaced: z.string(),
        /** What is left of transfers for it and is owed back as well. */
        leftOfTransfers: z.optional(z.string()),
      }),
    ),
  ),
  couponCode: text,
  couponAmount: z.string(),
  shippingFee: z.string(),
  orderVat: z.string(),
  orderTotal: z.string(),
  buyer: z.object({
    owner: z.string(),
    username: z.string(),
    title: z.optional(text),
    name: z.optional(text),
    surname: z.optional(text),
    email: z.optional(text),
    phone: z.optional(text),
    school: z.optional(text),
  }),
  lines: lineDocuments,
  history: z.array(deskEvent),
  notes: z.array(deskNote),
  mails: z.array(deskMail),
  quotations: z.array(sentQuotation),
})

export type DeskOrder = z.infer<typeof deskOrder>

/** @param json JSON arrives as text; null for an order that does not exist */
export const readDeskOrder = (json: string | null): DeskOrder | null =>
  json === null ? null : z.nullable(deskOrder).parse(JSON.parse(json))
