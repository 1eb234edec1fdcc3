import type { Resource } from '../resource-schema.ts'
import { totalMarks } from '../resource-schema.ts'
import { SUBJECTS } from '../curriculum.ts'
import { drawLayout, layoutText } from './inline.ts'
import { drawMark } from './mark.ts'
import type { Piece, Setting } from './piece.ts'
import { HAIR, INK, LINE, MUTED } from './theme.ts'

export const A4 = { width: 595.28, height: 841.89 }
export const MARGIN = { left: 50, right: 50, top: 36, bottom: 50 }

/** `Grade 4  •  Mathematics  •  Term 2`, in the language of the resource. */
export function courseLine(setting: Setting, resource: Resource): string {
  const { words, language } = setting
  const parts = [
    `${words.grade} ${resource.grade}`,
    SUBJECTS[resource.subject][language],
    resource.term === null ? '' : `${words.term} ${resource.term}`,
  ]
  return parts.filter((part) => part !== '').join('  •  ')
}

/** Draws the top of page 1: logo, course, title, the learner's lines and the marks. Returns its height. */
export function drawFirstHeader(setting: Setting, resource: Resource): number {
  const { doc, width, words, accent } = setting
  const x = MARGIN.left
  let y = drawTop(setting, resource)
  const test = resource.look === 'test'
  const total = totalMarks(resource)
  const boxWidth = total > 0 ? 78 : 0
  const title = layoutText(
    doc,
    resource.title,
    { size: resource.title.length > 44 ? 18 : 21, face: 'bold', leading: 1.18 },
    width - boxWidth - (boxWidth ? 16 : 0),
  )
  drawLayout(doc, title, x, y)
  if (total > 0) {
    doc
      .lineWidth(1.1)
      .roundedRect(x + width - boxWidth, y, boxWidth, 44, 7)
      .fillAndStroke('#FFFFFF', INK)
    doc.lineWidth(0.7).strokeColor(LINE)
    const marks = layoutText(
      doc,
      `/ ${total}`,
      { size: 15, face: 'bold', align: 'right' },
      boxWidth - 24,
    )
    drawLayout(doc, marks, x + width - boxWidth + 12, y + 12)
    const label = layoutText(doc, words.marks, { size: 8, color: MUTED }, boxWidth)
    drawLayout(doc, label, x + width - boxWidth + 8, y + 3)
  }
  y += Math.max(title.height, total > 0 ? 44 : 0) + 9
  const size = Math.min(setting.size, 12)
  const fields: readonly (readonly [string, number])[] = test
    ? [
        [words.name, 0.36],
        [words.surname, 0.34],
        [words.class, 0.3],
        [words.date, 0.36],
        [`${words.time}: ${resource.minutes ?? 60} ${words.minutes}`, 0],
      ]
    : [
        [words.name, 0.48],
        [words.class, 0.22],
        [words.date, 0.3],
      ]
  let at = x
  let row = y + 6
  for (const [label, share] of fields) {
    if (test && label === words.date) {
      at = x
      row += 25
    }
    const layout = layoutText(doc, share === 0 ? label : `${label}:`, { size }, 240)
    drawLayout(doc, layout, at, row)
    if (share > 0) {
      doc.lineWidth(0.7).strokeColor(INK)
      doc
        .moveTo(at + layout.width + 6, row + size * 1.2)
        .lineTo(at + share * width - 12, row + size * 1.2)
        .stroke()
    }
    at += share * width
  }
  y = row + size * 1.35 + 10
  doc
    .lineWidth(0.8)
    .strokeColor(HAIR)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
  doc
    .lineWidth(2.2)
    .lineCap('round')
    .strokeColor(accent)
    .moveTo(x, y)
    .lineTo(x + 74, y)
    .stroke()
  doc.lineCap('butt')
  return y + 16 - MARGIN.top
}

/** Draws the logo on the left and the course on the right. Returns the y below them. */
function drawTop(setting: Setting, resource: Resource): number {
  const { doc, width, accent } = setting
  drawMark(doc, MARGIN.left, MARGIN.top + 13, 15, { stroke: accent })
  const line = layoutText(
    doc,
    courseLine(setting, resource),
    { size: 9.5, color: MUTED, align: 'right' },
    width - 60,
  )
  drawLayout(doc, line, MARGIN.left + 60, MARGIN.top + 2)
  return MARGIN.top + 30
}

/** Draws the top of the memorandum and of later pages. Returns its height. */
export function drawRunningHeader(setting: Setting, resource: Resource, memo: boolean): number {
  const { doc, width, words, accent } = setting
  const x = MARGIN.left
  if (memo) {
    const y = drawTop(setting, resource)
    const title = layoutText(doc, words.memo, { size: 19, face: 'bold', leading: 1.15 }, width)
    drawLayout(doc, title, x, y)
    const sub = layoutText(doc, resource.title, { size: 11, color: MUTED }, width)
    drawLayout(doc, sub, x, y + title.height)
    const end = y + title.height + sub.height + 8
    doc
      .lineWidth(2.2)
      .lineCap('round')
      .strokeColor(accent)
      .moveTo(x, end)
      .lineTo(x + 74, end)
      .stroke()
    doc.lineCap('butt')
    return end + 12 - MARGIN.top
  }
  drawMark(doc, x, MARGIN.top + 10, 11, { stroke: accent })
  const text = `**${resource.title}**    ${words.grade} ${resource.grade}`
  const layout = layoutText(doc, text, { size: 9.5, color: MUTED, align: 'right' }, width - 50)
  drawLayout(doc, layout, x + 50, MARGIN.top)
  doc.lineWidth(0.8).strokeColor(HAIR)
  doc
    .moveTo(x, MARGIN.top + 20)
    .lineTo(x + width, MARGIN.top + 20)
    .stroke()
  return 34
}

/** Draws the topic on the left and the page count on the right, once the number of pages is known. */
export function drawFooter(setting: Setting, page: number, pages: number): void {
  const { doc, width, words } = setting
  const x = MARGIN.left
  const y = A4.height - MARGIN.bottom + 14
  doc
    .lineWidth(0.6)
    .strokeColor(HAIR)
    .moveTo(x, y - 5)
    .lineTo(x + width, y - 5)
    .stroke()
  const licence = `© 2026 Kryt. ${words.licence}`
  drawLayout(doc, layoutText(doc, licence, { size: 8, color: MUTED }, width - 90), x, y)
  const count = words.page(page, pages)
  const layout = layoutText(doc, count, { size: 8.5, color: INK, align: 'right' }, 90)
  drawLayout(doc, layout, x + width - 90, y)
}

/** Draws the top of a poster: a coloured band over the full width. Returns its height. */
export function drawPosterHeader(setting: Setting, resource: Resource): number {
  const { doc, width, accent } = setting
  const title = layoutText(
    doc,
    resource.title,
    { size: resource.title.length > 26 ? 27 : 34, face: 'display', color: '#FFFFFF', leading: 1.1 },
    width - 10,
  )
  const band = title.height + 58
  doc.rect(0, 0, A4.width, band).fillColor(accent).fill()
  drawLayout(doc, title, MARGIN.left, 24)
  const line = layoutText(doc, courseLine(setting, resource), { size: 12, color: '#FFFFFF' }, width)
  drawLayout(doc, line, MARGIN.left, 30 + title.height)
  return band + 18 - MARGIN.top
}

/** Draws a small caption above cards to cut out. */
export function drawCardsHeader(setting: Setting, resource: Resource): number {
  const { doc, width, words, accent } = setting
  drawMark(doc, MARGIN.left, MARGIN.top + 10, 12, { stroke: accent })
  const text = `**${resource.title}**   ${words.cutOut}`
  const layout = layoutText(doc, text, { size: 9.5, color: MUTED, align: 'right' }, width - 56)
  drawLayout(doc, layout, MARGIN.left + 56, MARGIN.top)
  return 26
}

/** Fills pages with pieces; `startPage` opens one and returns the y where its content begins. */
export class Flow {
  private y: number
  private readonly limit = A4.height - MARGIN.bottom
  private readonly startPage: () => number
  private readonly spacing: number
  private fresh = true

  constructor(startPage: () => number, spacing: number) {
    this.startPage = startPage
    this.spacing = spacing
    this.y = startPage()
  }

  /** The used part of the page, from 0 to 1. */
  get filled(): number {
    return (this.y - MARGIN.top) / (this.limit - MARGIN.top)
  }

  /** The height available for content on a page, in points. */
  get room(): number {
    return this.limit - this.y
  }

  newPage(): void {
    if (this.fresh) return
    this.y = this.startPage()
    this.fresh = true
  }

  place(pieces: readonly Piece[]): void {
    pieces.forEach((piece, index) => {
      if (this.y + heightWithKept(pieces, index) > this.limit) this.newPage()
      if (this.y + piece.height > this.limit + 0.5) {
        throw new Error(`a piece of ${Math.round(piece.height)} points does not fit on a page`)
      }
      piece.draw(MARGIN.left, this.y)
      this.y += piece.height + (piece.gap ?? 0) * this.spacing
      this.fresh = false
    })
  }
}

/** The height of a piece together with all that must stay on its page. */
function heightWithKept(pieces: readonly Piece[], from: number): number {
  let height = 0
  for (let i = from; ; i += 1) {
    const piece = pieces[i]
    if (!piece) return height
    height += piece.height
    if (!piece.keep) return height
    height += piece.gap ?? 0
  }
}
