import type { InvoicePaper } from './content.ts'

export type InvoiceLanguage = 'en' | 'af'

interface InvoiceWords {
  title: (paper: Pick<InvoicePaper, 'kind' | 'form'>) => string
  from: string
  to: string
  vatNumber: string
  number: string
  issued: string
  order: string
  credits: string
  description: string
  quantity: string
  price: string
  posted: string
  /** Of a bundle that holds both. */
  partlyPosted: string
  each: (amount: string) => string
  subtotal: string
  coupon: string
  delivery: string
  withoutVat: string
  vat: string
  total: string
  credited: string
  free: string
  page: (page: number, pages: number) => string
  reason: (invoice: string, order: string) => string
  included: string
}

const en: InvoiceWords = {
  title: ({ kind, form }) =>
    kind === 'credit_note' ? 'Credit Note' : form === 'plain' ? 'Invoice' : 'Tax Invoice',
  from: 'From',
  to: 'To',
  vatNumber: 'VAT number',
  number: 'Number',
  issued: 'Date',
  order: 'Order',
  credits: 'For invoice',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  posted: 'Posted',
  partlyPosted: 'Some of it is posted, the rest is downloaded',
  each: (amount) => `${amount} each`,
  subtotal: 'Subtotal',
  coupon: 'Coupon',
  delivery: 'Delivery',
  withoutVat: 'Total excluding VAT',
  vat: 'VAT included (15%)',
  total: 'Total',
  credited: 'Total credited',
  free: 'Free',
  page: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
  reason: (invoice, order) =>
    `This credit note cancels invoice ${invoice} in full, because order ${order} was cancelled.`,
  included: 'All prices are in rand (ZAR) and include VAT.',
}

const af: InvoiceWords = {
  title: ({ kind, form }) =>
    kind === 'credit_note' ? 'Kredietnota' : form === 'plain' ? 'Faktuur' : 'Belastingfaktuur',
  from: 'Van',
  to: 'Aan',
  vatNumber: 'BTW-nommer',
  number: 'Nommer',
  issued: 'Datum',
  order: 'Bestelling',
  credits: 'Vir faktuur',
  description: 'Beskrywing',
  quantity: 'Aantal',
  price: 'Prys',
  posted: 'Gepos',
  partlyPosted: '’n Deel word gepos, die res word afgelaai',
  each: (amount) => `${amount} elk`,
  subtotal: 'Subtotaal',
  coupon: 'Koepon',
  delivery: 'Aflewering',
  withoutVat: 'Totaal uitsluitend BTW',
  vat: 'BTW ingesluit (15%)',
  total: 'Totaal',
  credited: 'Totaal gekrediteer',
  free: 'Gratis',
  page: (page, pages) => `Bladsy ${String(page)} van ${String(pages)}`,
  reason: (invoice, order) =>
    `Hierdie kredietnota krediteer faktuur ${invoice} ten volle, omdat bestelling ${order} gekanselleer is.`,
  included: 'Alle pryse is in rand (ZAR) en sluit BTW in.',
}

export const invoiceWords: Record<InvoiceLanguage, InvoiceWords> = { en, af }
