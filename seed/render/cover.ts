import PDFDocument from 'pdfkit'
import { SUBJECTS } from '../curriculum.ts'
import type { Resource } from '../resource-schema.ts'
import { underWhite } from './colour.ts'
import { registerFonts } from './fonts.ts'
import { type Layout, drawLayout, layoutText, textWidth } from './inline.ts'
import { drawMark } from './mark.ts'
import { type PageImage, toSharp } from './raster.ts'
import { softShadow } from './shadow.ts'
import { ACCENTS, INK, mix } from './theme.ts'
import { WORDS } from './words.ts'

/** The cover's size in points; rendered at 4/3 it has 800 by 1000 pixels. */
const COVER = { width: 600, height: 750 }
const BAND = 500

const CHIP = {
  en: { language: 'English', physical: 'Printed and posted' },
  af: { language: 'Afrikaans', physical: 'Gedruk en gepos' },
} as const

let shadow: Promise<Buffer> | undefined

/** A soft grey shadow, drawn once and stretched behind every sheet of paper. */
function paperShadow(): Promise<Buffer> {
  shadow ??= softShadow({ width: 126, height: 178, edge: 12, blur: 4.5, alpha: 0.45 })
  return shadow
}

/** Pseudo-random numbers from 0 to 1, the same on every run. */
function dust(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function paper(
  doc: PDFKit.PDFDocument,
  images: { page: Buffer; shadow: Buffer },
  place: { x: number; y: number; width: number; turn: number },
): void {
  const height = (place.width * 297) / 210
  doc.save()
  doc.rotate(place.turn, { origin: [place.x + place.width / 2, place.y + height / 2] })
  // The shadow is 126 + 2 × 12 wide for a sheet of 126 and lies a little lower.
  doc.image(images.shadow, place.x - (12 / 126) * place.width, place.y - (8 / 178) * height, {
    width: (150 / 126) * place.width,
    height: (202 / 178) * height,
  })
  // Edges of paths are smoothed, edges of rotated pictures are not.
  doc
    .rect(place.x - 0.8, place.y - 0.8, place.width + 1.6, height + 1.6)
    .fillColor('#FFFFFF')
    .fill()
  doc.image(images.page, place.x, place.y, { width: place.width, height })
  doc.restore()
}

function background(doc: PDFKit.PDFDocument, accent: string): void {
  doc
    .rect(0, 0, COVER.width, COVER.height)
    .fillColor(mix(accent, '#FAF7F0', 0.78))
    .fill()
  doc.save().lineCap('round').strokeColor('#FFFFFF')
  for (const [y, width, opacity] of [
    [92, 26, 0.5],
    [176, 15, 0.4],
    [318, 34, 0.45],
    [430, 12, 0.4],
  ] as const) {
    doc.strokeOpacity(opacity).lineWidth(width)
    doc
      .moveTo(-20, y + 30)
      .bezierCurveTo(180, y - 34, 380, y + 44, 620, y - 22)
      .stroke()
  }
  doc.restore()
}

function band(doc: PDFKit.PDFDocument, colour: string, seed: number): void {
  doc
    .moveTo(0, BAND + 6)
    .bezierCurveTo(190, BAND - 9, 400, BAND + 12, 600, BAND - 4)
    .lineTo(600, COVER.height)
    .lineTo(0, COVER.height)
    .closePath()
    .fillColor(colour)
    .fill()
  const random = dust(seed)
  // Three plain tints, because each different opacity would add an object to the file.
  for (const [tint, grains] of [
    [0.07, 60],
    [0.13, 40],
    [0.2, 20],
  ] as const) {
    for (let i = 0; i < grains; i += 1) {
      const x = random() * COVER.width
      const y = BAND + 14 + random() * (COVER.height - BAND - 20)
      doc.circle(x, y, 0.4 + random() * 0.9)
    }
    doc.fillColor(mix(colour, '#FFFFFF', tint)).fill()
  }
}

function badge(doc: PDFKit.PDFDocument, resource: Resource, colour: string): void {
  const cx = 522
  const cy = BAND - 6
  doc.circle(cx, cy, 53).fillColor('#FFFFFF').fill()
  doc.lineWidth(3).strokeColor(colour).circle(cx, cy, 47).stroke()
  const small = layoutText(
    doc,
    WORDS[resource.language].grade,
    { size: 14, face: 'label', color: INK, align: 'center', leading: 1 },
    90,
  )
  drawLayout(doc, small, cx - 45, cy - 31)
  const big = layoutText(
    doc,
    resource.grade,
    { size: 46, face: 'display', color: colour, align: 'center', leading: 1 },
    90,
  )
  drawLayout(doc, big, cx - 45, cy - 19)
}

function chip(doc: PDFKit.PDFDocument, text: string, right: number, y: number): number {
  const width = textWidth(doc, text, 'label', 15) + 26
  doc
    .roundedRect(right - width, y, width, 28, 14)
    .lineWidth(1.2)
    .strokeColor('#FFFFFF')
    .stroke()
  const layout = layoutText(
    doc,
    text,
    { size: 15, face: 'label', color: '#FFFFFF', align: 'center', leading: 1 },
    width,
  )
  drawLayout(doc, layout, right - width, y + 6.2)
  return right - width - 10
}

/**
 * Breaks the text into the same number of lines, as even as possible, so that no single word is left on the last line.
 */
function balanced(doc: PDFKit.PDFDocument, layout: Layout, text: string): Layout {
  let best = layout
  for (let width = layout.maxWidth - 12; width > 150; width -= 12) {
    const narrower = layoutText(doc, text, layout.style, width)
    if (narrower.lines.length > layout.lines.length || narrower.width > width) return best
    best = narrower
  }
  return best
}

function caption(doc: PDFKit.PDFDocument, resource: Resource): void {
  const { language } = resource
  const subject = SUBJECTS[resource.subject][language]
  const kicker = layoutText(
    doc,
    subject,
    { size: 18, face: 'label', color: '#FFFFFF', leading: 1.2 },
    430,
  )
  drawLayout(doc, kicker, 40, BAND + 28)
  // The largest size at which the title takes at most three lines.
  const layout = [40, 36, 32, 28, 25]
    .map((size) =>
      layoutText(
        doc,
        resource.title,
        { size, face: 'display', color: '#FFFFFF', leading: 1.12 },
        520,
      ),
    )
    .find((candidate) => candidate.lines.length <= 2 || candidate.height <= 112)
  if (!layout) throw new Error(`${resource.slug}: the title does not fit on the cover`)
  const title = balanced(doc, layout, resource.title)
  const top = BAND + 30 + kicker.height
  drawLayout(doc, title, 40, top + Math.max(0, (118 - title.height) / 2 - 6))
  drawMark(doc, 40, 716, 30, { word: '#FFFFFF', stroke: '#FFFFFF' })
  const next = chip(doc, CHIP[language].language, 560, 692)
  if (resource.physical) chip(doc, CHIP[language].physical, next, 692)
}

/**
 * Draws the cover as a one-page PDF: the resource's own pages as sheets of paper, above a chalk band in the colour of
 * its subject with title, grade and language. `pages` are pictures of its first pages.
 */
export async function coverPdf(resource: Resource, pages: readonly PageImage[]): Promise<Buffer> {
  const accent = ACCENTS[SUBJECTS[resource.subject].accent]
  const deep = underWhite(accent)
  const doc = new PDFDocument({
    size: [COVER.width, COVER.height],
    margin: 0,
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
    compress: false,
  })
  registerFonts(doc)
  const [front, back] = await Promise.all(
    pages
      .slice(0, 2)
      .map((page) =>
        toSharp(page).flatten({ background: '#FFFFFF' }).jpeg({ quality: 92 }).toBuffer(),
      ),
  )
  if (!front) throw new Error(`${resource.slug}: a cover needs at least one page`)
  const soft = await paperShadow()
  background(doc, accent)
  const wall = resource.look === 'poster'
  if (back) {
    paper(doc, { page: back, shadow: soft }, { x: 156, y: 62, width: 350, turn: 5.5 })
  }
  paper(
    doc,
    { page: front, shadow: soft },
    wall ? { x: 120, y: 34, width: 360, turn: 0 } : { x: 82, y: 36, width: 384, turn: -2 },
  )
  band(doc, deep, resource.sku)
  badge(doc, resource, deep)
  caption(doc, resource)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise<void>((resolve, reject) => {
    doc.on('end', () => resolve())
    doc.on('error', reject)
    doc.end()
  })
  return Buffer.concat(chunks)
}

export const COVER_HEIGHT = COVER.height
