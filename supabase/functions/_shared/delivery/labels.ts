import { colours, newSheet, toBytes, type Sheet } from '../invoice/sheet.ts'
import { addressLines, boxesOf } from './boxes.ts'
import type { Delivery } from './content.ts'
import { labelSheets, placeOf, type LabelSheetName } from './label-sheets.ts'

/** Printers do not print to the edge, and sheets are fed a little askew. */
const margin = { x: 13, y: 9 }
const largest = 12
const smallest = 6.5
const referenceSize = 7

/**
 * Draws one label for each box.
 * @param first the position of the first free label on the sheet, from 1
 */
export async function drawLabels(
  deliveries: readonly Delivery[],
  sheet: LabelSheetName,
  first: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await newSheet({
    title: 'Labels',
    author: 'Kryt',
    issuedAt: new Date().toISOString(),
    content: deliveries,
  })
  const labels = deliveries.flatMap((delivery) =>
    boxesOf(delivery).map(({ reference }) => ({ lines: addressLines(delivery), reference })),
  )
  for (const [index, label] of labels.entries()) {
    const { page, x, y } = placeOf(sheet, first - 1 + index)
    while (doc.bufferedPageRange().count <= page) doc.addPage()
    drawLabel(doc, label, { x, y, ...labelSheets[sheet] })
  }
  return toBytes(doc)
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

function drawLabel(
  doc: Sheet,
  { lines, reference }: { lines: string[]; reference: string },
  place: Place,
): void {
  const width = place.width - 2 * margin.x
  const room = place.height - 2 * margin.y - referenceSize - 3
  const [name = '', ...rest] = lines
  const size = sizeFor(doc, [name, ...rest], width, room)
  let y = place.y + margin.y
  const bottom = y + room
  for (const [index, line] of [name, ...rest].entries()) {
    doc
      .font(index === 0 ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(colours.ink)
    const tall = doc.heightOfString(line, { width })
    // Even in the smallest letters not everything has a place: then the rest of the line is cut.
    const height = Math.min(tall, bottom - y)
    if (height < size) break
    doc.text(line, place.x + margin.x, y, { width, height, ellipsis: true })
    y += height + size * 0.08
  }
  doc.font('regular').fontSize(referenceSize).fillColor(colours.muted)
  doc.text(reference, place.x + margin.x, place.y + place.height - margin.y - referenceSize, {
    width,
    align: 'right',
    lineBreak: false,
    features: ['tnum'],
  })
}

/** The largest size in which all lines have room. */
function sizeFor(doc: Sheet, lines: string[], width: number, room: number): number {
  for (let size = largest; size > smallest; size -= 0.5) {
    const tall = lines.reduce((sum, line, index) => {
      doc.font(index === 0 ? 'strong' : 'regular').fontSize(size)
      return sum + doc.heightOfString(line, { width }) + size * 0.08
    }, 0)
    if (tall <= room) return size
  }
  return smallest
}
