import type { InvoicePaper } from '../../../supabase/functions/_shared/invoice/content.ts'
import { drawInvoice } from '../../../supabase/functions/_shared/invoice/pdf.ts'
const id = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'

const line = (title: string, unitPrice: string, physical = false) => ({
  title,
  quantity: 1,
  unitPrice,
  linePrice: unitPrice,
  physical,
  members: [],
})

const full: InvoicePaper = {
  kind: 'invoice',
  number: 12,
  credited: null,
  issued_at: '2026-11-02T22:41:30+00:00',
  order_number: '261102-07413022',
  form: 'full',
  seller: {
    tradingName: 'Kryt',
    registeredName: 'Kryt Education (Pty) Ltd',
    registrationNumber: '2019/000000/07',
    address: '1 Chalk Street, Polokwane, 0699, South Africa',
    vatNumber: '4999999999',
  },
  buyer: {
    name: 'Hoërskool Generaal Piet Joubert se Beheerliggaam en Skoolfonds',
    address: 'Privaatsak X123\nHans van Rensburgstraat 45\nPolokwane\n0699',
    vatNumber: '4888888888',
    owner: `${id}::annelie@kryt.example`,
    shippingDetails: null,
  },
  lines: [
    line(
      'Common fractions: equivalent fractions, adding and subtracting, with a memorandum',
      '1250',
    ),
    {
      ...line('Wooden counting frame, 100 beads', '385', true),
      quantity: 3,
      linePrice: '1155',
      listPrice: '550',
    },
    {
      ...line('Fractions corner', '0', true),
      members: [
        { title: 'Fraction worksheets, Grade 5', physical: false },
        { title: 'Fraction wall chart', physical: true },
      ],
    },
    line('My body and my five senses', '0'),
    line('Klimaat en reënval in Suid-Afrika: kaarte, grafieke en vrae vir Graad 6', '6450.5'),
  ],
  coupon_amount: '125',
  shipping_fee: '160',
  total: '8890.50',
  vat: '1159.63',
  paid: { method: 'EFT', on: '2026-11-02' },
  credit_reason: null,
  credited_part: null,
}

const teacher: InvoicePaper['buyer'] = {
  name: 'Ms Thandi Nkosi',
  address: null,
  vatNumber: null,
  owner: `${id}::thandi.nkosi@kryt.example`,
  shippingDetails: {
    address1: '12 Marula Street',
    address2: 'Bendor',
    city: 'Polokwane',
    province: 'Limpopo',
    postalCode: '0699',
  },
}
const abridged: InvoicePaper = { ...full, form: 'abridged', number: 13, buyer: teacher }
const plain: InvoicePaper = {
  ...full,
  form: 'plain',
  number: 14,
  seller: { ...full.seller, vatNumber: null },
  buyer: { ...teacher, name: null, shippingDetails: null },
  lines: full.lines.slice(0, 1),
  coupon_amount: '0',
  shipping_fee: '0',
  total: '1250',
  vat: '0',
}
const quoted: InvoicePaper = {
  ...full,
  kind: 'quotation',
  paid: null,
  number: 4,
  order_number: null,
  offered: {
    validUntil: '2026-12-02',
    link: `https://kryt.example/quote/${'7f0c0a523f4e'.repeat(5)}abcd`,
  },
}
const note: InvoicePaper = {
  ...full,
  kind: 'credit_note',
  paid: null,
  number: 7,
  credited: { number: 12, issuedAt: full.issued_at },
  credit_reason: 'order_cancelled',
  credited_part: 'whole',
}
const refunded: InvoicePaper = {
  ...note,
  number: 8,
  form: 'abridged',
  buyer: teacher,
  lines: [
    { ...line('Wooden counting frame, 100 beads', '385', true), quantity: 2, linePrice: '770' },
    line(
      'Common fractions: equivalent fractions, adding and subtracting, with a memorandum',
      '1250',
    ),
  ],
  total: '2055.00',
  vat: '268.04',
  credit_reason: 'faulty',
  credited_part: 'part',
}
const many: InvoicePaper = {
  ...full,
  number: 15,
  lines: Array.from({ length: 40 }, (_, index) =>
    line(
      index % 7 === 3
        ? `Reading pack ${index + 1}: ten stories with questions, a reading log, a checklist and a rubric for oral reading`
        : `Worksheet pack ${index + 1}`,
      String(45 + index * 5),
      index % 9 === 4,
    ),
  ),
  coupon_amount: '0',
  total: '5860',
  vat: '764.35',
}

const papers = [
  { name: 'invoice-full-en', paper: full, language: 'en' },
  { name: 'invoice-full-af', paper: full, language: 'af' },
  { name: 'invoice-abridged-en', paper: abridged, language: 'en' },
  { name: 'invoice-plain-af', paper: plain, language: 'af' },
  { name: 'invoice-many-af', paper: many, language: 'af' },
  { name: 'quotation-en', paper: quoted, language: 'en' },
  { name: 'quotation-af', paper: quoted, language: 'af' },
  {
    name: 'invoice-ordered-en',
    paper: { ...full, buyer: { ...full.buyer, purchaseOrderNumber: 'PO 2026/0117' } },
    language: 'en',
  },
  { name: 'credit-note-en', paper: note, language: 'en' },
  { name: 'credit-note-af', paper: note, language: 'af' },
  { name: 'credit-note-part-en', paper: refunded, language: 'en' },
  { name: 'credit-note-part-af', paper: refunded, language: 'af' },
  {
    name: 'credit-note-rest-af',
    paper: { ...refunded, number: 9, credit_reason: 'cooling_off', credited_part: 'rest' },
    language: 'af',
  },
] as const

/** Invoices and credit notes in each form. */
export const taxDocuments = () =>
  Promise.all(
    papers.map(async ({ name, paper, language }) => ({
      name,
      pdf: await drawInvoice(paper, language),
    })),
  )
