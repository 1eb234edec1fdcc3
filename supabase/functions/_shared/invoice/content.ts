import { z } from 'zod'

const amount = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d+(\.\d+)?$/))

export const postalAddress = z.object({
  address1: z.string(),
  address2: z.string().default(''),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
})

/** A row of public.invoice: everything that is printed, as it was on the day of issue. */
export const invoiceRow = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.int().positive(),
  credited_invoice_id: z.uuid().nullable(),
  teacher_profile_id: z.uuid(),
  issued_at: z.string(),
  order_number: z.string().nullable(),
  form: z.enum(['plain', 'abridged', 'full']),
  seller: z
    .object({
      tradingName: z.string(),
      address: z.string(),
      vatNumber: z.string().nullable(),
      /** Of a company; the Companies Act (section 32) wants both on its papers. */
      registeredName: z.string().optional(),
      registrationNumber: z.string().optional(),
    })
    .nullable(),
  buyer: z.object({
    name: z.string().nullable(),
    address: z.string().nullable().default(null),
    vatNumber: z.string().nullable().default(null),
    owner: z.string(),
    shippingDetails: postalAddress.nullable().catch(null),
    /** Of the school's own order, on the invoice of a quotation that was accepted with one. */
    purchaseOrderNumber: z.string().nullish(),
  }),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int().positive(),
      /** What one costs; linePrice is for all of them. */
      unitPrice: amount,
      /** What one costs without the discount, where there is one. */
      listPrice: amount.optional(),
      linePrice: amount,
      /** Whether any of it is posted. */
      physical: z.boolean(),
      /** What a bundle holds; empty for a resource. */
      members: z.array(z.object({ title: z.string(), physical: z.boolean() })),
    }),
  ),
  coupon_amount: amount,
  shipping_fee: amount,
  total: amount,
  vat: amount,
  storage_key: z.string().nullable(),
  /** Of a credit note: why, and how much of its invoice. */
  credit_reason: z
    .enum([
      'order_cancelled',
      'payment_taken_back',
      'faulty',
      'not_delivered',
      'returned',
      'bought_twice',
      'bought_by_mistake',
      'cooling_off',
      'goodwill',
    ])
    .nullable(),
  credited_part: z.enum(['whole', 'part', 'rest']).nullable(),
  /** Of an invoice: how and on which day it was paid. */
  payment_method: z.enum(['EFT', 'PayFast', 'Free']).nullable(),
  paid_on: z.iso.date().nullable(),
})

export type InvoiceRow = z.infer<typeof invoiceRow>

/** The columns that the schema above reads. */
export const invoiceColumns = Object.keys(invoiceRow.shape).join(', ')

export type PaperKind = InvoiceRow['kind'] | 'quotation'

/** What is drawn: what the row of an invoice, credit note or quotation says, and what belongs to one kind of them. */
export interface InvoicePaper extends Pick<
  InvoiceRow,
  | 'number'
  | 'issued_at'
  | 'order_number'
  | 'form'
  | 'buyer'
  | 'lines'
  | 'coupon_amount'
  | 'shipping_fee'
  | 'total'
  | 'vat'
  | 'credit_reason'
  | 'credited_part'
> {
  kind: PaperKind
  seller: NonNullable<InvoiceRow['seller']>
  /** For a credit note, the invoice that it credits. */
  credited: { number: number; issuedAt: string } | null
  /** For a quotation: until when it holds, and where it is accepted. */
  offered?: { validUntil: string; link: string } | undefined
  /** For an invoice, how and on which day it was paid. */
  paid: { method: 'EFT' | 'PayFast' | 'Free'; on: string } | null
}

/** Who sells, by law. */
export const sellerName = ({ registeredName, tradingName }: InvoicePaper['seller']): string =>
  registeredName ?? tradingName

const series: Record<PaperKind, string> = { invoice: 'INV', credit_note: 'CN', quotation: 'QUO' }

/** INV-000123, CN-000007 or QUO-000004: each kind has its own series of numbers. */
export function documentNumber(kind: PaperKind, number: number): string {
  return `${series[kind]}-${String(number).padStart(6, '0')}`
}
