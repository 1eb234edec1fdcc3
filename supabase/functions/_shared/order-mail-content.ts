import { z } from 'zod'

const amount = z.string().regex(/^\d+(\.\d{1,2})?$/)

const line = z.object({
  title: z.string(),
  price: amount,
  couponShare: amount,
  physical: z.boolean(),
})

const address = z.object({
  address1: z.string(),
  address2: z.string().default(''),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  phoneNumber: z.string(),
})

const bank = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  accountType: z.string(),
  accountNumber: z.string(),
  branchCode: z.string(),
  proofEmail: z.string(),
  proofPhone: z.string(),
})

/** What claim_order_mail() gives: everything a mail says, every amount as the database computed it. */
export const orderMailContent = z.object({
  id: z.uuid(),
  kind: z.enum(['placed', 'paid', 'credited', 'invoice']),
  invoiceId: z.uuid().nullable(),
  to: z.email(),
  name: z.string(),
  language: z.enum(['en', 'af']),
  orderNumber: z.string(),
  orderDate: z.iso.date(),
  status: z.enum(['PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED']),
  method: z.enum(['EFT', 'PayFast', 'Free']).nullable(),
  lines: z.array(line),
  couponCode: z.string().nullable(),
  couponValue: z.string().nullable(),
  couponAmount: amount,
  subtotal: amount,
  shippingFee: amount,
  total: amount,
  totalWithoutVat: amount,
  vat: amount,
  shipping: address.nullable(),
  bank: bank.nullable(),
})

export type OrderMail = z.infer<typeof orderMailContent>

/** What goes along: a tax document, as it is stored. */
export interface OrderMailDocument {
  fileName: string
  content: Uint8Array
}

/** Of the shop, at the foot of every mail. */
export interface ShopContact {
  siteUrl: string
  email: string
  phone: string | null
  socialUrl: string | null
}
