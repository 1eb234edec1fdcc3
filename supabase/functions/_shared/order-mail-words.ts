import type { OrderMail } from './order-mail-content.ts'

/** The sentences of order mails. Functions have no catalogue; this is the one place for their words. */
export interface OrderMailWords {
  subject: (mail: OrderMail) => string
  greeting: (name: string) => string
  opening: (mail: OrderMail) => string
  order: string
  date: string
  free: string
  toDownload: string
  toPost: string
  coupon: (code: string) => string
  delivery: string
  vat: string
  total: string
  payInto: string
  account: Record<'accountHolder' | 'bank' | 'accountType' | 'accountNumber' | 'branchCode', string>
  reference: string
  proof: (contacts: string) => string
  postTo: string
  view: string
  library: string
  footer: string
}

const en: OrderMailWords = {
  subject: ({ kind, orderNumber }) =>
    kind === 'placed' ? `Your order ${orderNumber}` : `Paid: your order ${orderNumber}`,
  greeting: (name) => (name === '' ? 'Good day,' : `Dear ${name},`),
  opening: ({ kind, method }) =>
    kind === 'placed'
      ? 'Thank you for your order. We send what you ordered as soon as your bank transfer is in our account.'
      : method === 'Free'
        ? 'Thank you for your order. There is nothing to pay.'
        : 'Thank you, your payment has arrived.',
  order: 'Order number',
  date: 'Date',
  free: 'FREE',
  toDownload: 'PDF to download',
  toPost: 'Posted to you',
  coupon: (code) => `Coupon ${code}`,
  delivery: 'Delivery',
  vat: 'VAT included (15%)',
  total: 'Total',
  payInto: 'Pay by bank transfer into',
  account: {
    accountHolder: 'Account holder',
    bank: 'Bank',
    accountType: 'Account type',
    accountNumber: 'Account number',
    branchCode: 'Branch code',
  },
  reference: 'Your reference',
  proof: (contacts) => `Send your proof of payment to ${contacts}.`,
  postTo: 'We post to',
  view: 'View your order',
  library: 'Open your resources',
  footer:
    'Digital resources are PDF files and cannot be refunded. Reply to this mail if something is wrong.',
}

const af: OrderMailWords = {
  subject: ({ kind, orderNumber }) =>
    kind === 'placed' ? `Jou bestelling ${orderNumber}` : `Betaal: jou bestelling ${orderNumber}`,
  greeting: (name) => (name === '' ? 'Goeiedag,' : `Beste ${name},`),
  opening: ({ kind, method }) =>
    kind === 'placed'
      ? 'Dankie vir jou bestelling. Ons stuur wat jy bestel het sodra jou bankoorplasing in ons rekening is.'
      : method === 'Free'
        ? 'Dankie vir jou bestelling. Daar is niks te betaal nie.'
        : 'Dankie, jou betaling is ontvang.',
  order: 'Bestelnommer',
  date: 'Datum',
  free: 'GRATIS',
  toDownload: 'PDF om af te laai',
  toPost: 'Per pos aan jou',
  coupon: (code) => `Koepon ${code}`,
  delivery: 'Aflewering',
  vat: 'BTW ingesluit (15%)',
  total: 'Totaal',
  payInto: 'Betaal per bankoorplasing in',
  account: {
    accountHolder: 'Rekeninghouer',
    bank: 'Bank',
    accountType: 'Tipe rekening',
    accountNumber: 'Rekeningnommer',
    branchCode: 'Takkode',
  },
  reference: 'Jou verwysing',
  proof: (contacts) => `Stuur jou bewys van betaling na ${contacts}.`,
  postTo: 'Ons pos na',
  view: 'Bekyk jou bestelling',
  library: 'Maak jou hulpbronne oop',
  footer:
    'Digitale hulpbronne is PDF-lêers en kan nie terugbetaal word nie. Antwoord op hierdie e-pos as iets verkeerd is.',
}

export const orderMailWords: Record<OrderMail['language'], OrderMailWords> = { en, af }
