import { cents, formatCents } from '../text/cents.ts'
import { howItComes } from '../text/how-it-comes.ts'
import { writtenDay } from '../text/written-day.ts'
import { documentNumber, sellerName, type InvoicePaper } from './content.ts'
import { drawHead, drawRunningHead, rule } from './head.ts'
import { colours, newSheet, sheet, toBytes, type Sheet } from './sheet.ts'
import { invoiceWords, type InvoiceLanguage } from './words.ts'

const columns = { title: 315, quantity: 70, price: 92 }
const lastOfLines = sheet.bottom - 30
const mostBelowEachOther = 12
const noteWidth = { width: sheet.width, lineGap: 2 }

/**
 * Draws a tax document from the issued row alone. Only the steps between the lines and the total are computed here. The
 * same document gives the same bytes.
 */
export async function drawInvoice(
  paper: InvoicePaper,
  language: InvoiceLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = invoiceWords[language]
  const number = documentNumber(paper.kind, paper.number)
  const doc = await newSheet({
    title: `${words.title(paper)} ${number}`,
    author: sellerName(paper.seller),
    issuedAt: paper.issued_at,
    language,
    content: paper,
  })
  drawLines(doc, paper, language, drawHead(doc, paper, language))
  drawTotals(doc, paper, language)
  drawFeet(doc, paper, language)
  return toBytes(doc)
}

function drawLines(
  doc: Sheet,
  paper: InvoicePaper,
  language: InvoiceLanguage,
  start: number,
): void {
  const words = invoiceWords[language]
  let y = drawLinesHead(doc, language, start)
  for (const line of paper.lines) {
    const title = line.title.replace(/ (\S{1,3})$/, '\u00a0$1')
    doc.font('regular').fontSize(10)
    const height = doc.heightOfString(title, { width: columns.title - 16, lineGap: 1.5 })
    const notes = notesOf(line, language)
    doc.fontSize(8.5)
    const small = notes.map((note) => doc.heightOfString(note, { width: columns.title - 16 }) + 2)
    const tall = height + small.reduce((sum, one) => sum + one, 0) + 13
    if (y + tall > lastOfLines) {
      doc.addPage()
      y = drawLinesHead(doc, language, drawRunningHead(doc, paper, language))
    }
    doc.font('regular').fontSize(10).fillColor(colours.ink)
    doc.text(title, sheet.left, y + 6, { width: columns.title - 16, lineGap: 1.5 })
    right(doc, String(line.quantity), sheet.left + columns.title, y + 6, columns.quantity)
    const price = cents(line.linePrice)
    const shown = price === 0 ? words.free : formatCents(price, language)
    right(doc, shown, sheet.right - columns.price, y + 6, columns.price)
    doc.fontSize(8.5).fillColor(colours.muted)
    let below = y + 7 + height
    for (const [place, note] of notes.entries()) {
      doc.text(note, sheet.left, below, { width: columns.title - 16 })
      below += small[place] ?? 0
    }
    y += tall
    rule(doc, y)
  }
  doc.y = y
}

/** What was taken off the price of one, as the cart and the order show it. */
function discountOf(
  { listPrice, unitPrice }: InvoicePaper['lines'][number],
  language: InvoiceLanguage,
): string[] {
  if (listPrice === undefined) return []
  const off = cents(listPrice) - cents(unitPrice)
  const [by, from] = [off, cents(listPrice)].map((amount) => formatCents(amount, language))
  return off <= 0 ? [] : [invoiceWords[language].reduced(by ?? '', from ?? '')]
}

/** Below the title: what one costs, how it comes, and what a bundle holds. */
export function notesOf(line: InvoicePaper['lines'][number], language: InvoiceLanguage): string[] {
  const words = invoiceWords[language]
  const comes = howItComes(line)
  const held = line.members.map(
    ({ title, physical }) =>
      `${title}${comes === 'both' && physical ? ` (${words.posted.toLowerCase()})` : ''}`,
  )
  return [
    ...(line.quantity === 1 ? [] : [words.each(formatCents(cents(line.unitPrice), language))]),
    ...discountOf(line, language),
    ...(comes === 'posted' ? [words.posted] : []),
    ...(comes === 'both' ? [words.partlyPosted] : []),
    // A line stays on one page, so many are written one after another.
    ...(held.length > mostBelowEachOther ? [held.join('; ')] : held.map((one) => `– ${one}`)),
  ]
}

function drawLinesHead(doc: Sheet, language: InvoiceLanguage, y: number): number {
  const words = invoiceWords[language]
  doc.font('strong').fontSize(8.5).fillColor(colours.muted)
  doc.text(words.description, sheet.left, y)
  right(doc, words.quantity, sheet.left + columns.title, y, columns.quantity)
  right(doc, words.price, sheet.right - columns.price, y, columns.price)
  rule(doc, y + 16, colours.board)
  return y + 16
}

/** The steps to the total, in the order of the screens and mails; the VAT is within, not added. */
export function totalsOf(paper: InvoicePaper, language: InvoiceLanguage): [string, number][] {
  const words = invoiceWords[language]
  const [coupon, delivery] = [cents(paper.coupon_amount), cents(paper.shipping_fee)]
  const [total, vat] = [cents(paper.total), cents(paper.vat)]
  return [
    ...(coupon === 0 && delivery === 0
      ? []
      : ([[words.subtotal, total - delivery + coupon]] satisfies [string, number][])),
    ...(coupon === 0 ? [] : ([[words.coupon, -coupon]] satisfies [string, number][])),
    ...(delivery === 0 ? [] : ([[words.delivery, delivery]] satisfies [string, number][])),
    ...(paper.form === 'plain' ? [] : ([[words.vat, vat]] satisfies [string, number][])),
  ]
}

/** What stands below the total: how it was paid, what it credits, what the prices include, until when an offer holds. */
export function closingWords(paper: InvoicePaper, language: InvoiceLanguage): string[] {
  const words = invoiceWords[language]
  return [
    ...(paper.paid === null
      ? []
      : [words.paid[paper.paid.method](writtenDay(paper.paid.on, language))]),
    ...(paper.credited === null
      ? []
      : [
          words.reason({
            invoice: documentNumber('invoice', paper.credited.number),
            order: paper.order_number ?? '–',
            part: paper.credited_part,
            because: words.reasons[paper.credit_reason ?? 'order_cancelled'],
          }),
        ]),
    ...(paper.form === 'plain' ? [] : [words.included]),
    ...(paper.offered === undefined
      ? []
      : [words.offer(writtenDay(paper.offered.validUntil, language), paper.offered.link)]),
  ]
}

/** Kept on one page, so that the amounts can be added up at a glance. */
function drawTotals(doc: Sheet, paper: InvoicePaper, language: InvoiceLanguage): void {
  const words = invoiceWords[language]
  const totals = totalsOf(paper, language)
  const notes = closingWords(paper, language)
  doc.font('regular').fontSize(9)
  const below = notes.map((note) => doc.heightOfString(note, noteWidth) + 6)
  const tall = totals.length * 19 + 62 + below.reduce((sum, one) => sum + one, 0)
  if (doc.y + tall > sheet.bottom) {
    doc.addPage()
    doc.y = drawRunningHead(doc, paper, language)
  }
  const label = sheet.left + 210
  const width = sheet.right - label
  let y = doc.y + 12
  for (const [name, amount] of totals) {
    doc.font('regular').fontSize(10).fillColor(colours.muted).text(name, label, y)
    doc.fillColor(colours.ink)
    right(doc, formatCents(amount, language), label, y, width)
    y += 19
  }
  doc.moveTo(label, y).lineTo(sheet.right, y).lineWidth(1.2).strokeColor(colours.board).stroke()
  doc.font('display').fontSize(15).fillColor(colours.ink)
  doc.text(paper.kind === 'credit_note' ? words.credited : words.total, label, y + 9)
  right(doc, formatCents(cents(paper.total), language), label, y + 9, width)
  doc.y = y + 46
  if (paper.form !== 'plain') {
    const withoutVat = cents(paper.total) - cents(paper.vat)
    doc
      .font('regular')
      .fontSize(9)
      .fillColor(colours.muted)
      .text(words.withoutVat, label, y + 34)
    right(doc, formatCents(withoutVat, language), label, y + 34, width)
    doc.y = y + 60
  }
  for (const note of notes) {
    doc.font('regular').fontSize(9).fillColor(colours.muted)
    doc.text(note, sheet.left, doc.y, noteWidth)
    doc.y += 6
  }
}

function drawFeet(doc: Sheet, paper: InvoicePaper, language: InvoiceLanguage): void {
  const words = invoiceWords[language]
  const { count } = doc.bufferedPageRange()
  const { vatNumber } = paper.seller
  const who = [
    sellerName(paper.seller),
    ...(vatNumber === null ? [] : [`${words.vatNumber} ${vatNumber}`]),
    documentNumber(paper.kind, paper.number),
  ].join('  ·  ')
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    rule(doc, sheet.bottom + 14)
    doc.font('regular').fontSize(8).fillColor(colours.muted)
    doc.text(who, sheet.left, sheet.bottom + 22, { lineBreak: false })
    right(doc, words.page(page + 1, count), sheet.left + 300, sheet.bottom + 22, 177)
  }
}

/** Uses digits of equal width, so that the cents line up. */
function right(doc: Sheet, text: string, x: number, y: number, width: number): void {
  doc.text(text, x, y, { width, align: 'right', lineBreak: false, features: ['tnum'] })
}
