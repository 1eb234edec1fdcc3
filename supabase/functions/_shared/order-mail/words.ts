import type { HowItComes } from '../text/how-it-comes.ts'
import type { OrderMail } from './content.ts'
import { heldWords, isHeldKind } from './held-words.ts'
import { isParcelKind } from './parcel.ts'
import { parcelWords } from './parcel-words.ts'
import { isQuotationKind, quotationWords } from './quotation-words.ts'
import { transferOpening } from './transfer.ts'
import { transferWords } from './transfer-words.ts'

/** The sentences of order mails. Functions have no message catalogue, so all words are here. */
export interface OrderMailWords {
  subject: Record<OrderMail['kind'], (orderNumber: string) => string>
  greeting: (name: string) => string
  opening: (mail: OrderMail) => string
  attached: (fileName: string) => string
  follows: string
  order: string
  date: string
  status: string
  statuses: Record<OrderMail['status'], string>
  method: string
  methods: Record<NonNullable<OrderMail['method']>, string>
  free: string
  comes: Record<HowItComes, string>
  /** Of one of the things in a bundle. */
  posted: string
  subtotal: string
  coupon: (code: string, value: string | null) => string
  delivery: string
  withoutVat: string
  vat: string
  total: string
  payInto: string
  account: Record<'accountHolder' | 'bank' | 'accountType' | 'accountNumber' | 'branchCode', string>
  reference: string
  proof: (contacts: string) => string
  postTo: string
  view: string
  library: (count: number) => string
  nothingToPay: string
  payBy: string
  footer: string
  received: string
  stillToPay: string
  questions: (contacts: string) => string
  follow: string
  /** Below what is given back: the file stays, or is gone. */
  kept: string
  withdrawn: string
  refunded: string
  refundTo: Record<'EFT' | 'PayFast', string>
  changes: string
  added: string
  removed: string
  before: (amount: string) => string
  newAnswers: string
  newAddress: string
  noAddress: string
  seeBelow: string
}

const taken = (code: string, value: string | null) => (value === null ? code : `${code} (${value})`)

const en: OrderMailWords = {
  subject: {
    placed: (order) => `Your order ${order}`,
    changed: (order) => `Changed: your order ${order}`,
    cancelled: (order) => `Cancelled: your order ${order}`,
    paid: (order) => `Paid: your order ${order}`,
    credited: (order) => `Credit note for your order ${order}`,
    invoice: (order) => `Invoice for your order ${order}`,
    refunded: (order) => `Refund of your order ${order}`,
    ...parcelWords.en.subject,
    ...quotationWords.en.subject,
    ...heldWords.en.subject,
    received: transferWords.en.subject,
  },
  greeting: (name) => (name === '' ? 'Good day,' : `Dear ${name},`),
  opening: (mail) => {
    const { kind, method, parcel, held, status } = mail
    if (kind === 'received') return transferOpening(mail)
    if (isHeldKind(kind)) return heldWords.en.opening(kind, held?.twice === true)
    if (isParcelKind(kind)) return parcel ? parcelWords.en.opening(kind, parcel) : ''
    if (isQuotationKind(kind)) return quotationWords.en.opening(kind)
    if (kind === 'placed') {
      return 'Thank you for your order. We send what you ordered as soon as your bank transfer is in our account.'
    }
    if (kind === 'changed') return 'We changed your order for you. Here is how it is now.'
    if (kind === 'cancelled') return 'Your order was cancelled. There is nothing to pay.'
    if (kind === 'credited')
      return status === 'CANCELLED'
        ? 'Your order was cancelled, and its invoice has been credited.'
        : 'Your order had been marked as paid, but we took that back. Its invoice has been credited, and the order stays open.'
    if (kind === 'refunded')
      return 'We are giving money back for your order. Here is for what, and how.'
    if (kind === 'invoice') return 'Here is the invoice that we still owed you.'
    return method === 'Free'
      ? 'Thank you for your order. There is nothing to pay.'
      : 'Thank you, your payment has arrived.'
  },
  attached: (fileName) => `${fileName} is attached.`,
  follows: 'Your invoice follows in a separate email.',
  order: 'Order number',
  date: 'Date',
  status: 'Payment status',
  statuses: {
    PENDING: 'Cancelled',
    QUOTING: 'Cancelled',
    PROCESSING: 'Awaiting payment',
    PAID: 'Paid',
    CANCELLED: 'Cancelled',
  },
  method: 'Payment method',
  methods: { EFT: 'EFT', PayFast: 'Card payment', Free: 'Free' },
  free: 'FREE',
  comes: {
    downloaded: 'PDF to download',
    posted: 'Posted to you',
    both: 'Some of it is posted, the rest is downloaded',
  },
  posted: 'posted',
  subtotal: 'Subtotal',
  coupon: (code, value) => `Coupon ${taken(code, value)}`,
  delivery: 'Delivery',
  withoutVat: 'Total excluding VAT',
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
  proof: (contacts) =>
    `Add your proof of payment to the order on our website, or send it to ${contacts}.`,
  postTo: 'We post to',
  view: 'View your order',
  library: (count) => (count === 1 ? 'Open your resource' : 'Open your resources'),
  nothingToPay: 'Nothing to pay',
  payBy: 'Please pay by',
  received: 'Received',
  stillToPay: 'Still to pay',
  footer: 'Digital resources are PDF files and cannot be refunded.',
  questions: (contacts) => `Is something wrong? Reply to this email, or reach us at ${contacts}.`,
  follow: 'Follow us',
  kept: 'you keep it',
  withdrawn: 'no longer in your library',
  refunded: 'You get back',
  refundTo: {
    EFT: 'We pay it into your bank account. If we do not have your account details yet, please reply to this email with them.',
    PayFast:
      'It goes back to the card that you paid with. Your bank may take a few working days to show it.',
  },
  changes: 'What changed',
  added: 'Added',
  removed: 'Removed',
  before: (amount) => `was ${amount}`,
  newAnswers: 'new answers',
  newAddress: 'Delivery address',
  noAddress: 'none',
  seeBelow: 'new, see below',
}

const af: OrderMailWords = {
  subject: {
    placed: (order) => `Jou bestelling ${order}`,
    changed: (order) => `Verander: jou bestelling ${order}`,
    cancelled: (order) => `Gekanselleer: jou bestelling ${order}`,
    paid: (order) => `Betaal: jou bestelling ${order}`,
    credited: (order) => `Kredietnota vir jou bestelling ${order}`,
    invoice: (order) => `Faktuur vir jou bestelling ${order}`,
    refunded: (order) => `Terugbetaling van jou bestelling ${order}`,
    ...parcelWords.af.subject,
    ...quotationWords.af.subject,
    ...heldWords.af.subject,
    received: transferWords.af.subject,
  },
  greeting: (name) => (name === '' ? 'Goeiedag,' : `Beste ${name},`),
  opening: (mail) => {
    const { kind, method, parcel, held, status } = mail
    if (kind === 'received') return transferOpening(mail)
    if (isHeldKind(kind)) return heldWords.af.opening(kind, held?.twice === true)
    if (isParcelKind(kind)) return parcel ? parcelWords.af.opening(kind, parcel) : ''
    if (isQuotationKind(kind)) return quotationWords.af.opening(kind)
    if (kind === 'placed') {
      return 'Dankie vir jou bestelling. Ons stuur wat jy bestel het, sodra jou bankoorplasing in ons rekening is.'
    }
    if (kind === 'changed') return 'Ons het jou bestelling vir jou verander. So lyk dit nou.'
    if (kind === 'cancelled') return 'Jou bestelling is gekanselleer. Daar is niks te betaal nie.'
    if (kind === 'credited')
      return status === 'CANCELLED'
        ? 'Jou bestelling is gekanselleer en die faktuur is gekrediteer.'
        : 'Jou bestelling was as betaal gemerk, maar ons het dit teruggetrek. Die faktuur is gekrediteer en die bestelling bly oop.'
    if (kind === 'refunded')
      return 'Ons betaal vir jou geld terug. Hieronder sien jy waarvoor en hoe.'
    if (kind === 'invoice') return 'Hier is die faktuur wat ons jou nog geskuld het.'
    return method === 'Free'
      ? 'Dankie vir jou bestelling. Daar is niks te betaal nie.'
      : 'Dankie, jou betaling is ontvang.'
  },
  attached: (fileName) => `${fileName} is aangeheg.`,
  follows: 'Jou faktuur volg in ’n aparte e-pos.',
  order: 'Bestelnommer',
  date: 'Datum',
  status: 'Betaalstatus',
  statuses: {
    PENDING: 'Gekanselleer',
    QUOTING: 'Gekanselleer',
    PROCESSING: 'Wag op betaling',
    PAID: 'Betaal',
    CANCELLED: 'Gekanselleer',
  },
  method: 'Betaalmetode',
  methods: { EFT: 'EFT', PayFast: 'Kaartbetaling', Free: 'Gratis' },
  free: 'GRATIS',
  comes: {
    downloaded: 'PDF om af te laai',
    posted: 'Word aan jou gepos',
    both: '’n Deel word gepos, die res word afgelaai',
  },
  posted: 'word gepos',
  subtotal: 'Subtotaal',
  coupon: (code, value) => `Koepon ${taken(code, value)}`,
  delivery: 'Aflewering',
  withoutVat: 'Totaal uitsluitend BTW',
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
  proof: (contacts) =>
    `Laai jou bewys van betaling by die bestelling op ons webwerf op, of stuur dit na ${contacts}.`,
  postTo: 'Ons pos na',
  view: 'Bekyk jou bestelling',
  library: (count) => (count === 1 ? 'Maak jou hulpbron oop' : 'Maak jou hulpbronne oop'),
  nothingToPay: 'Niks te betaal nie',
  payBy: 'Betaal asseblief teen',
  received: 'Ontvang',
  stillToPay: 'Nog te betaal',
  footer: 'Digitale hulpbronne is PDF-lêers en kan nie terugbetaal word nie.',
  questions: (contacts) =>
    `Is iets verkeerd? Antwoord op hierdie e-pos, of kontak ons by ${contacts}.`,
  follow: 'Volg ons',
  kept: 'jy behou dit',
  withdrawn: 'nie meer in jou biblioteek nie',
  refunded: 'Jy kry terug',
  refundTo: {
    EFT: 'Ons betaal dit in jou bankrekening. As ons nog nie jou rekeningbesonderhede het nie, stuur dit asseblief as antwoord op hierdie e-pos.',
    PayFast:
      'Dit gaan terug na die kaart waarmee jy betaal het. Dit kan ’n paar werksdae duur voor jou bank dit wys.',
  },
  changes: 'Wat verander het',
  added: 'Bygevoeg',
  removed: 'Verwyder',
  before: (amount) => `was ${amount}`,
  newAnswers: 'nuwe antwoorde',
  newAddress: 'Afleweringsadres',
  noAddress: 'geen',
  seeBelow: 'nuut, sien onder',
}

export const orderMailWords: Record<OrderMail['language'], OrderMailWords> = { en, af }
