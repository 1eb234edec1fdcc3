import type { InvoicePaper } from './content.ts'

export type InvoiceLanguage = 'en' | 'af'

export type CreditReason = NonNullable<InvoicePaper['credit_reason']>

interface Credited {
  invoice: string
  order: string
  part: InvoicePaper['credited_part']
  because: string
}

interface InvoiceWords {
  title: (paper: Pick<InvoicePaper, 'kind' | 'form'>) => string
  from: string
  to: string
  vatNumber: string
  registrationNumber: string
  tradingAs: (name: string) => string
  number: string
  issued: string
  order: string
  validUntil: string
  purchaseOrder: string
  credits: string
  description: string
  quantity: string
  price: string
  posted: string
  /** Of a bundle that holds both. */
  partlyPosted: string
  each: (amount: string) => string
  /** @param by what was taken off, from the price of one */
  reduced: (by: string, from: string) => string
  /** How it was paid, with the day. */
  paid: Record<NonNullable<InvoicePaper['paid']>['method'], (day: string) => string>
  subtotal: string
  coupon: string
  delivery: string
  withoutVat: string
  vat: string
  total: string
  credited: string
  free: string
  page: (page: number, pages: number) => string
  /** What a credit note is for: how much of which invoice, and why. */
  reason: (credited: Credited) => string
  reasons: Record<CreditReason, string>
  included: string
  /** Of a quotation: until when it holds, and how it is accepted. */
  offer: (validUntil: string, link: string) => string
}

const en: InvoiceWords = {
  title: ({ kind, form }) =>
    ({
      credit_note: 'Credit Note',
      quotation: 'Quotation',
      invoice: form === 'plain' ? 'Invoice' : 'Tax Invoice',
    })[kind],
  from: 'From',
  to: 'To',
  vatNumber: 'VAT number',
  registrationNumber: 'Registration number',
  tradingAs: (name) => `trading as ${name}`,
  number: 'Number',
  issued: 'Date',
  order: 'Order',
  validUntil: 'Valid until',
  purchaseOrder: 'Your order number',
  credits: 'For invoice',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  posted: 'Posted',
  partlyPosted: 'Some of it is posted, the rest is downloaded',
  each: (amount) => `${amount} each`,
  reduced: (by, from) => `${by} off ${from}`,
  paid: {
    EFT: (day) => `Paid by bank transfer (EFT) on ${day}.`,
    PayFast: (day) => `Paid by card (PayFast) on ${day}.`,
    Free: (day) => `Paid on ${day}.`,
  },
  subtotal: 'Subtotal',
  coupon: 'Coupon',
  delivery: 'Delivery',
  withoutVat: 'Total excluding VAT',
  vat: 'VAT included (15%)',
  total: 'Total',
  credited: 'Total credited',
  free: 'Free',
  page: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
  reason: ({ invoice, order, part, because }) => {
    const credited = {
      whole: `invoice ${invoice} in full`,
      part: `part of invoice ${invoice}`,
      rest: `what was left of invoice ${invoice}`,
    }[part ?? 'whole']
    return `This credit note credits ${credited} (order ${order}), because ${because}.`
  },
  reasons: {
    order_cancelled: 'the order was cancelled',
    payment_taken_back: 'the payment had been noted in error',
    faulty: 'what was sold was faulty',
    not_delivered: 'it was not delivered',
    returned: 'it was returned',
    bought_twice: 'it was bought twice',
    bought_by_mistake: 'it was bought by mistake',
    cooling_off: 'the buyer cancelled within seven days',
    goodwill: 'we agreed to it with the buyer',
  },
  included: 'All prices are in rand (ZAR) and include VAT.',
  offer: (validUntil, link) =>
    `These prices hold until ${validUntil}. To order, open this page; nothing needs to be typed again:\n${link}`,
}

const af: InvoiceWords = {
  title: ({ kind, form }) =>
    ({
      credit_note: 'Kredietnota',
      quotation: 'Kwotasie',
      invoice: form === 'plain' ? 'Faktuur' : 'Belastingfaktuur',
    })[kind],
  from: 'Van',
  to: 'Aan',
  vatNumber: 'BTW-nommer',
  registrationNumber: 'Registrasienommer',
  tradingAs: (name) => `wat handel dryf as ${name}`,
  number: 'Nommer',
  issued: 'Datum',
  order: 'Bestelling',
  validUntil: 'Geldig tot',
  purchaseOrder: 'Jou bestelnommer',
  credits: 'Vir faktuur',
  description: 'Beskrywing',
  quantity: 'Aantal',
  price: 'Prys',
  posted: 'Gepos',
  partlyPosted: '’n Deel word gepos, die res word afgelaai',
  each: (amount) => `${amount} elk`,
  reduced: (by, from) => `${by} afslag op ${from}`,
  paid: {
    EFT: (day) => `Op ${day} per bankoorplasing (EFT) betaal.`,
    PayFast: (day) => `Op ${day} met ’n kaart (PayFast) betaal.`,
    Free: (day) => `Op ${day} betaal.`,
  },
  subtotal: 'Subtotaal',
  coupon: 'Koepon',
  delivery: 'Aflewering',
  withoutVat: 'Totaal uitsluitend BTW',
  vat: 'BTW ingesluit (15%)',
  total: 'Totaal',
  credited: 'Totaal gekrediteer',
  free: 'Gratis',
  page: (page, pages) => `Bladsy ${String(page)} van ${String(pages)}`,
  reason: ({ invoice, order, part, because }) => {
    const credited = {
      whole: `faktuur ${invoice} ten volle`,
      part: `’n deel van faktuur ${invoice}`,
      rest: `wat van faktuur ${invoice} oorgebly het`,
    }[part ?? 'whole']
    return `Hierdie kredietnota krediteer ${credited} (bestelling ${order}), omdat ${because}.`
  },
  reasons: {
    order_cancelled: 'die bestelling gekanselleer is',
    payment_taken_back: 'die betaling verkeerdelik aangeteken is',
    faulty: 'dit wat verkoop is, foutief was',
    not_delivered: 'dit nie afgelewer is nie',
    returned: 'dit teruggestuur is',
    bought_twice: 'dit twee keer gekoop is',
    bought_by_mistake: 'dit per ongeluk gekoop is',
    cooling_off: 'die koper binne sewe dae gekanselleer het',
    goodwill: 'ons so met die koper ooreengekom het',
  },
  included: 'Alle pryse is in rand (ZAR) en sluit BTW in.',
  offer: (validUntil, link) =>
    `Hierdie pryse geld tot ${validUntil}. Om te bestel, maak hierdie bladsy oop; niks hoef weer ingetik te word nie:\n${link}`,
}

export const invoiceWords: Record<InvoiceLanguage, InvoiceWords> = { en, af }
