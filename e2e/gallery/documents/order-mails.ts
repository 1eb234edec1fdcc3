import type { OrderMail } from '../../../supabase/functions/_shared/order-mail/content.ts'
import { renderOrderMail } from '../../../supabase/functions/_shared/order-mail/text.ts'

const id = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const shop = {
  siteUrl: 'https://kryt.example',
  email: 'help@kryt.example',
  phone: '015 123 4567',
  socialUrl: 'https://social.example/kryt',
}
const document = (fileName: string) => ({ fileName, content: new Uint8Array() })

const fractions = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b01',
  title: 'Common fractions: equivalent fractions, adding and subtracting, with a memorandum',
  language: 'en' as const,
  quantity: 1,
  unitPrice: '1250.00',
  price: '1250.00',
  members: [],
  couponShare: '125.00',
  physical: false,
  answers: [],
}
const posters = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b02',
  title: 'Leeshoekieplakkate, gelamineer',
  language: 'af' as const,
  quantity: 1,
  unitPrice: '85.00',
  price: '85.00',
  members: [],
  couponShare: '0.00',
  physical: true,
  answers: [
    { label: 'Name on the tin', value: 'Mrs Naidoo’s class' },
    { label: 'Letters', value: 'Cursive' },
  ],
}
const free = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b03',
  title: 'My body and my five senses',
  language: 'en' as const,
  quantity: 1,
  unitPrice: '0.00',
  price: '0.00',
  members: [],
  couponShare: '0.00',
  physical: false,
  answers: [],
}

const placed: OrderMail = {
  id,
  kind: 'placed',
  invoiceId: null,
  to: 'thandi@kryt.example',
  name: 'Ms Nkosi',
  language: 'en',
  orderNumber: '261121-10304512',
  orderDate: '2026-11-21',
  dueDate: '2026-11-28',
  status: 'PROCESSING',
  method: 'EFT',
  lines: [fractions, posters, free],
  couponCode: 'LENTE10',
  couponValue: '10%',
  couponAmount: '125.00',
  subtotal: '1335.00',
  shippingFee: '160.00',
  total: '1370.00',
  totalWithoutVat: '1191.30',
  vat: '178.70',
  shipping: {
    address1: '12 Marula Street',
    address2: 'Bendor',
    city: 'Polokwane',
    province: 'Limpopo',
    postalCode: '0699',
    phoneNumber: '+27 82 123 4567',
  },
  bank: {
    accountHolder: 'Kryt Education (Pty) Ltd',
    bank: 'First National Bank',
    accountType: 'Cheque',
    accountNumber: '62 1234 5678 9',
    branchCode: '250 655',
    proofEmail: 'orders@kryt.example',
    proofPhone: '+27 60 000 0199',
  },
}
const afrikaans: Partial<OrderMail> = { language: 'af', name: 'Mev. Janse van Rensburg' }
const paid: OrderMail = {
  ...placed,
  kind: 'paid',
  status: 'PAID',
  method: 'PayFast',
  invoiceId: id,
}
const quoted: OrderMail = {
  ...placed,
  kind: 'quoted',
  status: 'QUOTING',
  method: null,
  dueDate: null,
  copyTo: 'bursar@school.example',
  quotation: { id, number: 4, validUntil: '2026-12-21', token: 'a1'.repeat(32) },
}
const changed: OrderMail = {
  ...placed,
  kind: 'changed',
  before: {
    method: 'EFT',
    lines: [
      fractions,
      { ...posters, answers: [{ label: 'Name on the tin', value: 'Mr Naidoo’s class' }] },
      { ...free, id, title: 'Afrikaans reading cards, Grade 2', price: '45.00' },
    ],
    couponCode: null,
    shippingFee: '160.00',
    total: '1540.00',
    shipping: null,
  },
}

const given: NonNullable<OrderMail['refund']> = {
  method: 'EFT',
  lines: [
    { ...fractions, kept: false, withdrawn: true },
    { ...posters, quantity: 2, price: '170.00', kept: false, withdrawn: false },
    { ...free, kept: true, withdrawn: false },
  ],
  couponAmount: '125.00',
  shippingFee: '160.00',
  vat: '189.78',
  total: '1455.00',
}
const refunded: OrderMail = { ...paid, kind: 'refunded', refund: given }
const packed: OrderMail = {
  ...paid,
  kind: 'packed',
  invoiceId: null,
  parcel: {
    number: 1,
    byHand: null,
    carrier: null,
    trackingNumber: null,
    trackingLink: null,
    lines: [{ title: posters.title, language: posters.language, quantity: 2 }],
    more: true,
  },
}
const sent: OrderMail = {
  ...packed,
  kind: 'sent',
  parcel: packed.parcel && {
    ...packed.parcel,
    byHand: false,
    carrier: 'The Courier Guy',
    trackingNumber: 'TCG12345678',
    trackingLink: 'https://portal.thecourierguy.co.za/track?ref=TCG12345678',
    more: false,
  },
}

const mails: { name: string; mail: OrderMail; file?: string }[] = [
  { name: 'parcel-packed', mail: packed },
  { name: 'parcel-sent', mail: sent },
  { name: 'parcel-sent-af', mail: { ...sent, ...afrikaans } },
  { name: 'parcel-delivered-af', mail: { ...sent, ...afrikaans, kind: 'delivered' } },
  { name: 'placed', mail: placed },
  { name: 'placed-af', mail: { ...placed, ...afrikaans } },
  { name: 'changed', mail: changed },
  { name: 'changed-af', mail: { ...changed, ...afrikaans } },
  { name: 'cancelled', mail: { ...placed, kind: 'cancelled', status: 'CANCELLED' } },
  { name: 'paid', mail: paid, file: 'INV-000012.pdf' },
  { name: 'paid-af', mail: { ...paid, ...afrikaans }, file: 'INV-000012.pdf' },
  {
    name: 'free',
    mail: {
      ...paid,
      invoiceId: null,
      method: 'Free',
      lines: [free],
      couponCode: null,
      couponValue: null,
      couponAmount: '0',
      subtotal: '0',
      shippingFee: '0',
      total: '0',
      totalWithoutVat: '0',
      vat: '0',
      shipping: null,
    },
  },
  { name: 'invoice', mail: { ...paid, kind: 'invoice' }, file: 'INV-000012.pdf' },
  {
    name: 'credited',
    mail: { ...paid, kind: 'credited', status: 'CANCELLED' },
    file: 'CN-000007.pdf',
  },
  { name: 'quoted', mail: quoted, file: 'QUO-000004.pdf' },
  {
    name: 'quote-ends-af',
    mail: { ...quoted, ...afrikaans, kind: 'quote_ends' },
    file: 'QUO-000004.pdf',
  },
  { name: 'refunded', mail: refunded, file: 'CN-000008.pdf' },
  {
    name: 'refunded-af',
    mail: { ...refunded, ...afrikaans, refund: { ...given, method: 'PayFast' } },
    file: 'CN-000008.pdf',
  },
]

/** Each kind of mail about an order, some of them in Afrikaans. */
export const orderMails = () =>
  mails.map(({ name, mail, file }) => ({
    name: `mail-order-${name}`,
    html: renderOrderMail(mail, shop, file === undefined ? null : document(file)).html,
  }))
