import { documentNumber, sellerName, type InvoicePaper } from './content.ts'
import { colours, sheet, type Face, type Sheet } from './sheet.ts'
import { invoiceWords, type InvoiceLanguage } from './words.ts'
import { writtenDay } from '../text/written-day.ts'

const half = (sheet.width - 24) / 2

/** Draws everything above the lines: seller, buyer, number and dates. Returns the height at which the lines begin. */
export function drawHead(doc: Sheet, paper: InvoicePaper, language: InvoiceLanguage): number {
  const words = invoiceWords[language]
  drawMark(doc)
  doc.font('display').fontSize(25).fillColor(colours.ink)
  doc.text(words.title(paper), sheet.left + half - 60, sheet.top - 2, {
    width: sheet.width - half + 60,
    align: 'right',
  })

  const top = sheet.top + 68
  const { seller, buyer } = paper
  const from = block(doc, sheet.left, top, words.from, sellerLines(seller, language))
  const recipient: [Face, string][] = [
    ...buyerLines(buyer),
    ...(buyer.vatNumber === null
      ? []
      : ([['regular', `${words.vatNumber} ${buyer.vatNumber}`]] satisfies [Face, string][])),
  ]
  const to =
    recipient.length === 0 ? top : block(doc, sheet.left + half + 24, top, words.to, recipient)
  return drawFacts(doc, paper, language, Math.max(from, to) + 22)
}

/** Who sells: as registered, as trading, address and numbers. */
export function sellerLines(
  seller: InvoicePaper['seller'],
  language: InvoiceLanguage,
): [Face, string][] {
  const words = invoiceWords[language]
  return [
    ['strong', sellerName(seller)],
    ...(sellerName(seller) === seller.tradingName
      ? []
      : ([['regular', words.tradingAs(seller.tradingName)]] satisfies [Face, string][])),
    ...addressLines(seller.address.split(/\s*[,\n]\s*/)).map((line): [Face, string] => [
      'regular',
      line,
    ]),
    ...(seller.registrationNumber === undefined
      ? []
      : ([['regular', `${words.registrationNumber} ${seller.registrationNumber}`]] satisfies [
          Face,
          string,
        ][])),
    ...(seller.vatNumber === null
      ? []
      : ([['regular', `${words.vatNumber} ${seller.vatNumber}`]] satisfies [Face, string][])),
  ]
}

/** Drops empty lines and puts the postal code on the line of its town. */
const addressLines = (lines: string[]): string[] =>
  lines
    .filter((line) => line !== '')
    .reduce<string[]>((kept, line) => {
      const town = /^\d{4}$/.test(line) ? kept.pop() : undefined
      return [...kept, town === undefined ? line : `${town} ${line}`]
    }, [])

/** Whom the invoice is issued to: the name and address given for it (a school, for example), else the teacher. */
export function buyerLines(buyer: InvoicePaper['buyer']): [Face, string][] {
  const to = buyer.shippingDetails
  const lines =
    buyer.address !== null
      ? buyer.address.split(/\s*\n\s*/)
      : to === null
        ? []
        : [to.address1, to.address2, [to.city, to.postalCode].join(' '), to.province]
  // The owner is {sub}::{email address}: how to reach a buyer who is named, never a name.
  const mail = buyer.owner.split('::')[1] ?? ''
  const named: [Face, string][] = buyer.name === null ? [] : [['strong', buyer.name]]
  return [
    ...named,
    ...[...addressLines(lines), ...(buyer.name === null ? [] : [mail])]
      .filter((line) => line !== '')
      .map((line): [Face, string] => ['regular', line]),
  ]
}

/** Names the document on each page after the first. Returns the height at which the lines continue. */
export function drawRunningHead(
  doc: Sheet,
  paper: InvoicePaper,
  language: InvoiceLanguage,
): number {
  const words = invoiceWords[language]
  doc.font('display').fontSize(13).fillColor(colours.board)
  doc.text('kryt', sheet.left, sheet.top - 14, { lineBreak: false })
  doc.font('strong').fontSize(9).fillColor(colours.muted)
  const name = `${words.title(paper)} ${documentNumber(paper.kind, paper.number)}`
  doc.text(name, sheet.left, sheet.top - 11, {
    width: sheet.width,
    align: 'right',
    lineBreak: false,
    features: ['tnum'],
  })
  return sheet.top + 20
}

/** Draws the logo: the name above a stroke of chalk. */
export function drawMark(doc: Sheet): void {
  doc.font('display').fontSize(27).fillColor(colours.board)
  doc.text('kryt', sheet.left, sheet.top - 4, { lineBreak: false })
  doc
    .moveTo(sheet.left + 1, sheet.top + 31)
    .bezierCurveTo(
      sheet.left + 18,
      sheet.top + 27.5,
      sheet.left + 34,
      sheet.top + 33.5,
      sheet.left + 53,
      sheet.top + 29.5,
    )
    .lineWidth(2.2)
    .lineCap('round')
    .strokeColor('#c99a1e')
    .stroke()
}

function block(doc: Sheet, x: number, y: number, label: string, lines: [Face, string][]): number {
  doc.font('strong').fontSize(8.5).fillColor(colours.muted)
  doc.text(label, x, y, { width: half })
  doc.y += 3
  for (const [face, line] of lines) {
    doc.font(face).fontSize(10).fillColor(colours.ink)
    doc.text(line, x, doc.y, { width: half, lineGap: 2 })
  }
  return doc.y
}

function drawFacts(doc: Sheet, paper: InvoicePaper, language: InvoiceLanguage, y: number): number {
  const words = invoiceWords[language]
  const facts = [
    [words.number, documentNumber(paper.kind, paper.number)],
    [words.issued, writtenDay(paper.issued_at, language)],
    ...(paper.offered === undefined
      ? []
      : [[words.validUntil, writtenDay(paper.offered.validUntil, language)]]),
    ...(paper.order_number === null ? [] : [[words.order, paper.order_number]]),
    ...(typeof paper.buyer.purchaseOrderNumber !== 'string'
      ? []
      : [[words.purchaseOrder, paper.buyer.purchaseOrderNumber]]),
    ...(paper.credited === null
      ? []
      : [[words.credits, documentNumber('invoice', paper.credited.number)]]),
  ]
  rule(doc, y)
  const column = sheet.width / facts.length
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const x = sheet.left + index * column
    doc
      .font('strong')
      .fontSize(8.5)
      .fillColor(colours.muted)
      .text(label, x, y + 11)
    doc.font('strong').fontSize(10.5).fillColor(colours.ink)
    doc.text(value, x, y + 24, { width: column - 8, lineBreak: false, features: ['tnum'] })
  }
  rule(doc, y + 49)
  return y + 68
}

export function rule(doc: Sheet, y: number, colour = colours.line): void {
  doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.75).strokeColor(colour).stroke()
}
