import { z } from 'zod'
import { postalAddress } from '../invoice/content.ts'

const amount = z.string().regex(/^\d+(\.\d{1,2})?$/)

const language = z.enum(['en', 'af']).nullable().default(null)

const line = z.object({
  /** The id of the resource or bundle. */
  id: z.uuid(),
  title: z.string(),
  /** The language of the title; null where it has none or is not sold any more. */
  language,
  quantity: z.int().positive(),
  /** What one costs; price is for all of them. */
  unitPrice: amount,
  price: amount,
  couponShare: amount,
  /** Whether any of it is posted. */
  physical: z.boolean(),
  /** What a bundle holds; empty for a resource. */
  members: z.array(z.object({ title: z.string(), language, physical: z.boolean() })),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
})

const address = postalAddress.extend({ phoneNumber: z.string() })

const bank = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  accountType: z.string(),
  accountNumber: z.string(),
  branchCode: z.string(),
  proofEmail: z.string(),
  proofPhone: z.string(),
})

/** The kinds of mails that tell a step of a parcel. */
export const parcelKinds = ['packed', 'sent', 'delivered'] as const

/** The kinds of mails about a quotation: the offer, and that it ends soon. */
export const quotationKinds = ['quoted', 'quote_ends'] as const

/** The kinds of mails about money that came and fits no order. */
export const heldKinds = ['held', 'returned'] as const

const held = z.object({
  amount,
  day: z.iso.date(),
  /** The order is paid: this is a second payment. */
  twice: z.boolean(),
})

/** Why a mail tells what came by transfer: reasons of events of the order. */
const transferReasons = [
  'part_paid_by_transfer',
  'transfer_linked',
  'transfer_undone',
  'credit_returned',
  'transfer_returned',
  'transfer_not_returned',
] as const

const transfer = z.object({
  reason: z.enum(transferReasons),
  /** Null when the mail is about no single transfer. */
  amount: amount.nullable(),
  day: z.iso.date().nullable(),
})

const quotation = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  validUntil: z.iso.date(),
  /** The secret part of its link. */
  token: z.string(),
})

const parcel = z.object({
  number: z.int().positive(),
  /** The shop brings it itself. */
  byHand: z.boolean().nullable(),
  /** Null while it is not sent, and for a carrier whose name is not known. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingLink: z.url().nullable(),
  lines: z.array(z.object({ title: z.string(), language, quantity: z.int().positive() })),
  /** Whether something else of the order is still to be posted. */
  more: z.boolean(),
})

/** The part of an order that may change until it is paid. */
const ordered = z.object({
  method: z.enum(['EFT', 'PayFast', 'Free']).nullable(),
  lines: z.array(line),
  couponCode: z.string().nullable(),
  shippingFee: amount,
  total: amount,
  shipping: address.nullable(),
})

const refund = z.object({
  method: z.enum(['EFT', 'PayFast']),
  lines: z.array(
    line
      .pick({
        title: true,
        language: true,
        quantity: true,
        unitPrice: true,
        price: true,
        couponShare: true,
      })
      .extend({
        /** Whether the buyer keeps the file, or has lost it; neither for what is posted. */
        kept: z.boolean(),
        withdrawn: z.boolean(),
      }),
  ),
  couponAmount: amount,
  shippingFee: amount,
  vat: amount,
  total: amount,
})

/** A row of claim_order_mail(): everything that a mail says. The database has computed every amount. */
export const orderMailContent = ordered.extend({
  id: z.uuid(),
  kind: z.enum([
    'placed',
    'changed',
    'cancelled',
    'paid',
    'credited',
    'invoice',
    'refunded',
    ...parcelKinds,
    ...quotationKinds,
    ...heldKinds,
    'received',
  ]),
  invoiceId: z.uuid().nullable(),
  to: z.email(),
  /** Who pays for the buyer, and gets the same mail. */
  copyTo: z.email().nullish(),
  name: z.string(),
  language: z.enum(['en', 'af']),
  orderNumber: z.string(),
  orderDate: z.iso.date(),
  /** Until when a bank transfer is asked for. */
  dueDate: z.iso.date().nullable(),
  status: z.enum(['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']),
  couponValue: z.string().nullable(),
  couponAmount: amount,
  subtotal: amount,
  totalWithoutVat: amount,
  vat: amount,
  bank: bank.nullable(),
  /** What has come of it and what is still to be paid, while it waits. */
  paidAmount: amount.optional(),
  dueAmount: amount.optional(),
  /** What came beyond its price: kept for the buyer, and on its way back. */
  creditAmount: amount.optional(),
  toPayBackAmount: amount.optional(),
  /** The order as the buyer was last told of it, for a change; null when no mail has told it. */
  before: ordered.nullish(),
  /** What is given back, for a refund. */
  refund: refund.nullish(),
  /** What quoted and quote_ends are about. */
  quotation: quotation.nullish(),
  /** The payment that held and returned are about. */
  held: held.nullish(),
  /** What received is about. */
  transfer: transfer.nullish(),
  /** What packed, sent and delivered are about; null when it has been unpacked since. */
  parcel: parcel.nullish(),
})

export type OrderMail = z.infer<typeof orderMailContent>
export type TransferReason = (typeof transferReasons)[number]
export type HeldKind = (typeof heldKinds)[number]
export type MailedParcel = z.infer<typeof parcel>
export type MailedQuotation = z.infer<typeof quotation>
export type QuotationKind = (typeof quotationKinds)[number]
export type ParcelKind = (typeof parcelKinds)[number]
export type Ordered = z.infer<typeof ordered>

/** The attachment: the stored file of an invoice or credit note. */
export interface OrderMailDocument {
  fileName: string
  content: Uint8Array
}

/** The shop's contact details, at the foot of every mail. */
export interface ShopContact {
  siteUrl: string
  email: string
  phone: string | null
  socialUrl: string | null
}
