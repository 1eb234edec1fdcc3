import { drawMark, rule } from '../invoice/head.ts'
import { colours, newSheet, sheet, toBytes, type Sheet } from '../invoice/sheet.ts'
import { writtenDay } from '../text/written-day.ts'
import { addressLines, boxesOf, type Box, type BoxLine } from './boxes.ts'
import type { Delivery } from './content.ts'
import { slipWords } from './words.ts'

const columns = { quantity: 62, title: 345, packed: 70 }
const lastOfLines = sheet.bottom - 24

/** Draws a packing slip for each box, each on a sheet of its own and in the buyer's language. */
export async function drawSlips(deliveries: readonly Delivery[]): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await newSheet({
    title: 'Packing slips',
    author: 'Kryt',
    issuedAt: new Date().toISOString(),
    content: deliveries,
  })
  let first = true
  for (const delivery of deliveries) {
    doc.language = delivery.language
    for (const box of boxesOf(delivery)) {
      if (!first) doc.addPage()
      first = false
      drawSlip(doc, delivery, box)
    }
  }
  return toBytes(doc)
}

function drawSlip(doc: Sheet, delivery: Delivery, box: Box): void {
  const words = slipWords[delivery.language]
  const from = doc.bufferedPageRange().count - 1
  let y = drawLines(doc, delivery, box, drawHead(doc, delivery, box))
  const notes = [
    ...(box.later.length === 0
      ? []
      : [
          [
            words.later,
            ...box.later.map(({ quantity, title }) => `${String(quantity)} × ${title}`),
          ].join('\n'),
        ]),
    ...(delivery.downloads ? [words.downloads] : []),
    words.thanks,
  ]
  doc.font('regular').fontSize(9.5).fillColor(colours.muted)
  // Kept together, so that no sheet holds a single line.
  const text = notes.join('\n\n')
  if (y + 14 + doc.heightOfString(text, { width: sheet.width, lineGap: 2 }) > sheet.bottom) {
    doc.addPage()
    y = drawRunningHead(doc, delivery, box)
    doc.font('regular').fontSize(9.5)
  }
  doc.text(text, sheet.left, y + 14, { width: sheet.width, lineGap: 2 })
  drawFeet(doc, delivery, box, from)
}

function drawHead(doc: Sheet, delivery: Delivery, box: Box): number {
  const words = slipWords[delivery.language]
  drawMark(doc)
  doc.font('display').fontSize(25).fillColor(colours.ink)
  doc.text(words.title, sheet.left + 160, sheet.top - 2, {
    width: sheet.width - 160,
    align: 'right',
  })
  const top = sheet.top + 68
  const half = (sheet.width - 24) / 2
  doc.font('strong').fontSize(8.5).fillColor(colours.muted).text(words.to, sheet.left, top)
  doc.y += 3
  for (const [index, line] of addressLines(delivery).entries()) {
    doc
      .font(index === 0 ? 'strong' : 'regular')
      .fontSize(11)
      .fillColor(colours.ink)
    doc.text(line, sheet.left, doc.y, { width: half, lineGap: 2 })
  }
  const below = doc.y
  const facts = [
    [words.order, box.reference],
    [words.ordered, writtenDay(delivery.orderDateTime, delivery.language)],
  ]
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const y = top + index * 38
    doc.font('strong').fontSize(8.5).fillColor(colours.muted)
    doc.text(label, sheet.left + half + 24, y, { width: half })
    doc.font('strong').fontSize(11).fillColor(colours.ink)
    doc.text(value, sheet.left + half + 24, y + 13, { width: half, features: ['tnum'] })
  }
  return Math.max(below, top + 76) + 22
}

function drawRunningHead(doc: Sheet, delivery: Delivery, box: Box): number {
  doc.font('strong').fontSize(9).fillColor(colours.muted)
  doc.text(`${slipWords[delivery.language].title} ${box.reference}`, sheet.left, sheet.top - 11, {
    width: sheet.width,
    align: 'right',
    lineBreak: false,
    features: ['tnum'],
  })
  return sheet.top + 20
}

function drawLinesHead(doc: Sheet, { language }: Delivery, y: number): number {
  const words = slipWords[language]
  doc.font('strong').fontSize(8.5).fillColor(colours.muted)
  doc.text(words.quantity, sheet.left, y, { lineBreak: false })
  doc.text(words.contents, sheet.left + columns.quantity, y, { lineBreak: false })
  doc.text(words.packed, sheet.right - columns.packed, y, {
    width: columns.packed,
    align: 'right',
    lineBreak: false,
  })
  rule(doc, y + 16, colours.board)
  return y + 16
}

function drawLines(doc: Sheet, delivery: Delivery, box: Box, start: number): number {
  let y = drawLinesHead(doc, delivery, start)
  const width = columns.title - 12
  const x = sheet.left + columns.quantity
  for (const line of box.lines) {
    const title = line.title
    const notes = notesOf(line, delivery)
    doc.font('regular').fontSize(11)
    const height = doc.heightOfString(title, { width, lineGap: 1.5 })
    doc.fontSize(9)
    const small = notes.map((note) => doc.heightOfString(note, { width }) + 2)
    const tall = height + small.reduce((sum, one) => sum + one, 0) + 15
    if (y + tall > lastOfLines) {
      doc.addPage()
      y = drawLinesHead(doc, delivery, drawRunningHead(doc, delivery, box))
    }
    doc.font('strong').fontSize(11).fillColor(colours.ink)
    doc.text(`${String(line.quantity)} ×`, sheet.left, y + 7, {
      lineBreak: false,
      features: ['tnum'],
    })
    doc.font('regular').text(title, x, y + 7, { width, lineGap: 1.5 })
    doc.fontSize(9).fillColor(colours.muted)
    let below = y + 8 + height
    for (const [place, note] of notes.entries()) {
      doc.text(note, x, below, { width })
      below += small[place] ?? 0
    }
    // A box to tick with a pen.
    doc
      .rect(sheet.right - 12, y + 7, 11, 11)
      .lineWidth(0.9)
      .strokeColor(colours.muted)
      .stroke()
    y += tall
    rule(doc, y)
  }
  return y
}

function notesOf({ bundle, answers }: BoxLine, { language }: Delivery): string[] {
  return [
    ...(bundle === null ? [] : [slipWords[language].partOf(bundle)]),
    ...answers
      .filter(({ value }) => value.trim() !== '')
      .map(({ label, value }) => `${label}: ${value}`),
  ]
}

function drawFeet(doc: Sheet, delivery: Delivery, box: Box, from: number): void {
  const last = doc.bufferedPageRange().count
  for (let page = from; page < last; page += 1) {
    doc.switchToPage(page)
    rule(doc, sheet.bottom + 14)
    doc.font('regular').fontSize(8).fillColor(colours.muted)
    doc.text(`Kryt  ·  ${box.reference}`, sheet.left, sheet.bottom + 22, { lineBreak: false })
    doc.text(
      slipWords[delivery.language].page(page - from + 1, last - from),
      sheet.left + 300,
      sheet.bottom + 22,
      {
        width: sheet.width - 300,
        align: 'right',
        lineBreak: false,
      },
    )
  }
  doc.switchToPage(last - 1)
}
