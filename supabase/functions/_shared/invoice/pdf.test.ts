import { expect, it, test } from 'vitest'
import { cents, formatCents } from '../text/cents.ts'
import { documentNumber, invoiceRow, type InvoicePaper } from './content.ts'
import { buyerLines, sellerLines } from './head.ts'
import { closingWords, drawInvoice, notesOf, totalsOf } from './pdf.ts'
import { invoiceWords } from './words.ts'

const id = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'
const line = {
  title: 'Common fractions, Grade 5',
  quantity: 1,
  unitPrice: '45',
  linePrice: '45',
  physical: false,
  members: [],
}
const row = invoiceRow.parse({
  id,
  kind: 'invoice',
  number: 12,
  credited_invoice_id: null,
  teacher_profile_id: id,
  issued_at: '2026-11-02T22:41:30+00:00',
  order_number: '261102-07413022',
  form: 'full',
  seller: { tradingName: 'Kryt', address: '1 Chalk Street, Polokwane', vatNumber: '4999999999' },
  buyer: { name: 'Ms Thandi Nkosi', owner: `${id}::thandi@kryt.example`, shippingDetails: null },
  lines: [line],
  // REST sends amounts as numbers.
  coupon_amount: 0,
  shipping_fee: 160,
  total: 205,
  vat: 26.74,
  storage_key: null,
  credit_reason: null,
  credited_part: null,
  payment_method: 'EFT',
  paid_on: '2026-11-02',
})
const { seller } = row
const paper: InvoicePaper = {
  ...row,
  seller: seller ?? { tradingName: '', address: '', vatNumber: null },
  credited: null,
  paid: { method: 'EFT', on: '2026-11-02' },
}

const pages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

it('the same document gives the same file, byte for byte', async () => {
  const [first, second] = [await drawInvoice(paper, 'en'), await drawInvoice(paper, 'en')]
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  expect(Buffer.from(first).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(pages(first)).toBe(1)
})

it('what a bundle holds is listed below its title, over as many pages as it takes', async () => {
  const members = Array.from({ length: 60 }, (_, place) => ({
    title: `Worksheet ${String(place)} ’n`,
    physical: place === 0,
  }))
  const bundle = { ...line, physical: true, members }
  const [plain, listed] = [
    await drawInvoice(paper, 'en'),
    await drawInvoice(
      { ...paper, lines: [{ ...bundle, members: members.slice(0, 12) }, bundle, bundle] },
      'af',
    ),
  ]
  expect(listed.length).toBeGreaterThan(plain.length)
  expect(pages(listed)).toBe(2)
})

it('many lines take more pages', async () => {
  const many = { ...paper, lines: Array.from({ length: 30 }, () => line) }
  expect(pages(await drawInvoice(many, 'af'))).toBe(2)
})

it('titles follow the VAT status of the seller', () => {
  expect(invoiceWords.en.title({ kind: 'invoice', form: 'full' })).toBe('Tax Invoice')
  expect(invoiceWords.af.title({ kind: 'invoice', form: 'abridged' })).toBe('Belastingfaktuur')
  expect(invoiceWords.en.title({ kind: 'invoice', form: 'plain' })).toBe('Invoice')
  expect(invoiceWords.af.title({ kind: 'credit_note', form: 'full' })).toBe('Kredietnota')
})

it('numbers, amounts and letters are written as in the reader’s language', () => {
  expect(documentNumber('invoice', 12)).toBe('INV-000012')
  expect(documentNumber('credit_note', 1234567)).toBe('CN-1234567')
  expect(formatCents(cents('1234.5'), 'en')).toBe('R1,234.50')
  expect(formatCents(-cents('1234567.05'), 'af')).toBe('−R1\u00a0234\u00a0567,05')
})

it('the steps add up to the total, in the order of the screens', () => {
  const whole = { ...paper, coupon_amount: '5', total: '200', vat: '26.09' }
  expect(totalsOf(whole, 'en')).toEqual([
    ['Subtotal', 4500],
    ['Coupon', -500],
    ['Delivery', 16000],
    ['VAT included (15%)', 2609],
  ])
  expect(totalsOf({ ...paper, form: 'plain', shipping_fee: '0' }, 'af')).toEqual([])
})

it('is made out to a name or to nobody, never to an e-mail address', () => {
  expect(buyerLines(paper.buyer)).toEqual([
    ['strong', 'Ms Thandi Nkosi'],
    ['regular', 'thandi@kryt.example'],
  ])
  expect(buyerLines({ ...paper.buyer, name: null })).toEqual([])
})

test.each([
  ['en', 'part', 'credits part of invoice INV-000012 (order 1), because it was returned.'],
  ['en', 'rest', 'credits what was left of invoice INV-000012 (order 1), because it was returned.'],
  [
    'af',
    'whole',
    'krediteer faktuur INV-000012 ten volle (bestelling 1), omdat dit teruggestuur is.',
  ],
] as const)('in %s a credit note for the %s says so, and why', (language, part, sentence) => {
  const words = invoiceWords[language]
  const said = words.reason({
    invoice: 'INV-000012',
    order: '1',
    part,
    because: words.reasons.returned,
  })
  expect(said).toContain(sentence)
})

test.each([
  ['en', '70', '100', ['R30.00 off R100.00']],
  ['af', '70', '100', ['R30,00 afslag op R100,00']],
  ['en', '70', '70', []],
  ['en', '70', undefined, []],
] as const)('in %s a price of %s instead of %s', (language, unitPrice, listPrice, notes) => {
  expect(notesOf({ ...line, unitPrice, listPrice }, language)).toEqual(notes)
})

test.each([
  ['en', 'EFT', 'Paid by bank transfer (EFT) on 2 November 2026.'],
  ['en', 'PayFast', 'Paid by card (PayFast) on 2 November 2026.'],
  ['af', 'EFT', 'Op 2 November 2026 per bankoorplasing (EFT) betaal.'],
  ['af', 'PayFast', 'Op 2 November 2026 met ’n kaart (PayFast) betaal.'],
] as const)('in %s an invoice says that it was paid by %s, and when', (language, method, words) => {
  expect(closingWords({ ...paper, paid: { method, on: '2026-11-02' } }, language)[0]).toBe(words)
})

it('a company is named as it is registered, and as it trades', () => {
  const company = {
    ...paper.seller,
    registeredName: 'Kryt Onderwys (Edms.) Bpk.',
    registrationNumber: '2019/000000/07',
  }
  expect(sellerLines(company, 'en').map(([, text]) => text)).toEqual([
    'Kryt Onderwys (Edms.) Bpk.',
    'trading as Kryt',
    '1 Chalk Street',
    'Polokwane',
    'Registration number 2019/000000/07',
    'VAT number 4999999999',
  ])
  expect(sellerLines({ ...paper.seller, vatNumber: null }, 'af').map(([, text]) => text)).toEqual([
    'Kryt',
    '1 Chalk Street',
    'Polokwane',
  ])
})
