import { type Face, faceFor } from './fonts.ts'
import { INK } from './theme.ts'

export interface TextStyle {
  readonly size: number
  readonly face?: Face
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Line height as a multiple of the size. */
  readonly leading?: number
}

type Piece =
  | { kind: 'text'; text: string; face: Face; underline: boolean; width: number }
  | { kind: 'blank'; width: number }
  | { kind: 'box'; width: number }
  /** No-break spaces. */
  | { kind: 'gap'; width: number }
  | { kind: 'fraction'; whole: string; top: string; bottom: string; width: number }

interface Atom {
  readonly pieces: Piece[]
  width: number
}

interface Line {
  readonly atoms: Atom[]
  width: number
  tall: boolean
}

export interface Layout {
  readonly lines: readonly Line[]
  readonly height: number
  readonly width: number
  readonly style: Required<TextStyle>
  readonly maxWidth: number
}

const widths = new Map<string, number>()

/** The width of plain text in points. Cached per font, because widths are proportional to the size. */
export function textWidth(doc: PDFKit.PDFDocument, text: string, face: Face, size: number): number {
  if (text === '') return 0
  const key = `${face}|${text}`
  let width = widths.get(key)
  if (width === undefined) {
    width = doc.font(face).fontSize(100).widthOfString(text)
    widths.set(key, width)
  }
  return (width * size) / 100
}

const MARKUP =
  /(\*\*)|(\*)|(~)|(_{2,})|(\{(?:(\S+) )?([^\s{}/]+)\/([^\s{}/]+)\})|(\[ \])|(\n)|( +)|(\u00A0+)|([^*~_{[\n \u00A0]+|[_{[])/g

const FRACTION_SCALE = 0.78

/**
 * Sets text with the small markup of worksheets: `**bold**`, `*italic*`, `~underlined~`, `__` (an
 * answer line, as long as its underscores), `{3/4}` and `{1 3/4}` (built-up fractions, `_` inside
 * is an answer box), `[ ]` (a box), and line breaks.
 */
export function layoutText(
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  maxWidth: number,
): Layout {
  const full: Required<TextStyle> = {
    face: 'regular',
    color: INK,
    align: 'left',
    leading: 1.35,
    ...style,
  }
  const { size } = full
  const space = textWidth(doc, ' ', full.face, size)
  const lines: Line[] = []
  let line: Line = { atoms: [], width: 0, tall: false }
  let atom: Atom = { pieces: [], width: 0 }
  let bold = false
  let italic = false
  let underline = false

  const endLine = (): void => {
    lines.push(line)
    line = { atoms: [], width: 0, tall: false }
  }
  const endAtom = (): void => {
    if (atom.pieces.length === 0) return
    const needed = line.atoms.length === 0 ? atom.width : line.width + space + atom.width
    if (line.atoms.length > 0 && needed > maxWidth + 0.01) {
      endLine()
      line.width = atom.width
    } else line.width = needed
    line.atoms.push(atom)
    line.tall ||= atom.pieces.some((piece) => piece.kind === 'fraction')
    atom = { pieces: [], width: 0 }
  }
  const push = (piece: Piece): void => {
    atom.pieces.push(piece)
    atom.width += piece.width
  }

  // Several spaces in a row are intended: all but the last become non-breaking.
  const spaced = text.replace(/ {2,}/g, (gap) => `${'\u00A0'.repeat(gap.length - 1)} `)
  for (const match of spaced.matchAll(MARKUP)) {
    const [
      ,
      isBold,
      isItalic,
      isUnder,
      blank,
      fraction,
      whole,
      top,
      bottom,
      box,
      newline,
      gap,
      hard,
      word,
    ] = match
    if (isBold) bold = !bold
    else if (isItalic) italic = !italic
    else if (isUnder) underline = !underline
    else if (blank) push({ kind: 'blank', width: Math.min(maxWidth, blank.length * size * 0.62) })
    else if (fraction) {
      const part = (value: string): number =>
        value === '_' ? size * 1.5 : textWidth(doc, value, full.face, size * FRACTION_SCALE)
      const inner = Math.max(part(top ?? ''), part(bottom ?? '')) + size * 0.25
      const front = whole
        ? (whole === '_' ? size * 1.5 : textWidth(doc, whole, full.face, size)) + size * 0.15
        : 0
      push({
        kind: 'fraction',
        whole: whole ?? '',
        top: top ?? '',
        bottom: bottom ?? '',
        width: front + inner,
      })
    } else if (box) push({ kind: 'box', width: size * 1.9 })
    else if (newline) {
      endAtom()
      endLine()
    } else if (gap) endAtom()
    else if (hard) push({ kind: 'gap', width: hard.length * space })
    else if (word) {
      const base: Face = bold ? 'bold' : italic ? 'italic' : full.face
      for (const run of runs(word, base)) {
        push({
          kind: 'text',
          text: run.text,
          face: run.face,
          underline,
          width: textWidth(doc, run.text, run.face, size),
        })
      }
    }
  }
  endAtom()
  endLine()

  const height = lines.reduce((sum, entry) => sum + lineHeight(entry, full), 0)
  return { lines, height, width: Math.max(...lines.map((l) => l.width)), style: full, maxWidth }
}

function runs(word: string, base: Face): { text: string; face: Face }[] {
  const result: { text: string; face: Face }[] = []
  for (const character of word) {
    const face = faceFor(character, base)
    const last = result.at(-1)
    if (last?.face === face) last.text += character
    else result.push({ text: character, face })
  }
  return result
}

function lineHeight(line: Line, style: Required<TextStyle>): number {
  return style.size * (line.tall ? Math.max(2.05, style.leading) : style.leading)
}

/** Draws a layout with its top left corner at (x, y). */
export function drawLayout(doc: PDFKit.PDFDocument, layout: Layout, x: number, y: number): void {
  const { style, maxWidth } = layout
  const space = textWidth(doc, ' ', style.face, style.size)
  let top = y
  for (const line of layout.lines) {
    const height = lineHeight(line, style)
    const baseline = top + height / 2 + style.size * 0.35
    const slack = maxWidth - line.width
    let at = x + (style.align === 'center' ? slack / 2 : style.align === 'right' ? slack : 0)
    // Words in one font are written as one string, which is smaller and faster and copies well.
    let run: { text: string; face: Face; x: number } | null = null
    const flush = (): void => {
      if (run) write(doc, run.text, run.face, run.x, baseline, style.size, style.color)
      run = null
    }
    for (const [index, atom] of line.atoms.entries()) {
      if (index > 0) {
        if (run) run.text += ' '
        at += space
      }
      for (const piece of atom.pieces) {
        if (piece.kind !== 'text' || (run && run.face !== piece.face)) flush()
        if (piece.kind === 'text') {
          if (run) run.text += piece.text
          else run = { text: piece.text, face: piece.face, x: at }
        }
        drawPiece(doc, piece, at, baseline, style)
        at += piece.width
      }
    }
    flush()
    top += height
  }
}

function drawPiece(
  doc: PDFKit.PDFDocument,
  piece: Piece,
  x: number,
  baseline: number,
  style: Required<TextStyle>,
): void {
  const { size, color } = style
  const answerBox = (at: number, top: number, width: number, height: number): void => {
    doc.lineWidth(0.8).strokeColor(INK).rect(at, top, width, height).stroke()
  }
  switch (piece.kind) {
    case 'text':
      if (piece.underline) stroke(doc, x, baseline + size * 0.14, x + piece.width, 0.7, color)
      return
    case 'blank':
      stroke(doc, x + 1, baseline + size * 0.16, x + piece.width - 1, 0.7, INK)
      return
    case 'gap':
      return
    case 'box':
      answerBox(x + size * 0.1, baseline - size * 1.12, size * 1.6, size * 1.5)
      return
    case 'fraction': {
      const small = size * FRACTION_SCALE
      let at = x
      if (piece.whole === '_') {
        answerBox(x, baseline - size * 0.95, size * 1.4, size * 1.2)
        at += size * 1.65
      } else if (piece.whole) {
        write(doc, piece.whole, style.face, x, baseline, size, color)
        at += textWidth(doc, piece.whole, style.face, size) + size * 0.15
      }
      const end = x + piece.width
      const bar = baseline - size * 0.33
      const part = (value: string, base: number, boxTop: number): void => {
        if (value === '_') {
          answerBox((at + end) / 2 - size * 0.65, boxTop, size * 1.3, size * 0.85)
          return
        }
        const width = textWidth(doc, value, style.face, small)
        write(doc, value, style.face, (at + end - width) / 2, base, small, color)
      }
      part(piece.top, bar - size * 0.16, bar - size * 0.98)
      part(piece.bottom, bar + size * 0.72, bar + size * 0.13)
      stroke(doc, at + size * 0.04, bar, end - size * 0.04, 0.8, color)
    }
  }
}

function write(
  doc: PDFKit.PDFDocument,
  text: string,
  face: Face,
  x: number,
  baseline: number,
  size: number,
  color: string,
): void {
  doc.font(face).fontSize(size).fillColor(color)
  doc.text(text.trimEnd(), x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

function stroke(
  doc: PDFKit.PDFDocument,
  from: number,
  y: number,
  to: number,
  width: number,
  color: string,
): void {
  doc.lineWidth(width).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke()
}
