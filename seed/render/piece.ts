import type { Grade, Language } from '../curriculum.ts'
import { type TextStyle, drawLayout, layoutText } from './inline.ts'
import { type WORDS } from './words.ts'

/** Content of a known height that must not be split over two pages. */
export interface Piece {
  readonly height: number
  readonly draw: (x: number, y: number) => void
  /** Stays on one page with the piece after it. */
  readonly keep?: boolean
  /** Space after it, dropped at the end of a page. */
  readonly gap?: number
}

/** What every drawing function needs to know about the page. */
export interface Setting {
  readonly doc: PDFKit.PDFDocument
  readonly width: number
  readonly size: number
  readonly language: Language
  readonly words: (typeof WORDS)[Language]
  readonly accent: string
  /** Factor for spacing; less than 1 saves a nearly empty last page. */
  readonly spacing: number
  /** Numbered 1.1 from grade 4, with letters for younger learners. */
  readonly numbering: 'decimal' | 'letters'
}

/** Text size by grade: young readers get large print. */
export function bodySize(grade: Grade): number {
  if (grade === 'R' || grade === '1') return 14
  return grade === '2' || grade === '3' ? 13 : 11.5
}

export function itemLabel(setting: Setting, question: number, index: number): string {
  return setting.numbering === 'decimal'
    ? `${question}.${index + 1}`
    : `${String.fromCharCode(97 + (index % 26))}.`
}

/** A paragraph as a piece. */
export function textPiece(
  setting: Setting,
  text: string,
  style: Partial<TextStyle> = {},
  extra: { gap?: number; keep?: boolean; indent?: number } = {},
): Piece {
  const indent = extra.indent ?? 0
  const layout = layoutText(
    setting.doc,
    text,
    { size: setting.size, ...style },
    setting.width - indent,
  )
  return {
    height: layout.height,
    gap: extra.gap ?? setting.size * 0.5,
    keep: extra.keep ?? false,
    draw: (x, y) => drawLayout(setting.doc, layout, x + indent, y),
  }
}

/** Pieces side by side in equal columns, row by row. */
export function gridPieces(
  cells: readonly { height: number; draw: (x: number, y: number) => void }[],
  columns: number,
  columnWidth: number,
  gap: number,
): Piece[] {
  const rows: Piece[] = []
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns)
    rows.push({
      height: Math.max(...row.map((cell) => cell.height)),
      gap,
      draw: (x, y) => row.forEach((cell, index) => cell.draw(x + index * columnWidth, y)),
    })
  }
  return rows
}
