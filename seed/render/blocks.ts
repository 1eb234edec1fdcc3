import type { Block, QuestionBlock } from '../resource-schema.ts'
import { marksOf } from '../work-schema.ts'
import { drawingPiece } from './drawings/draw.ts'
import { drawLayout, layoutText, textWidth } from './inline.ts'
import { type Piece, type Setting, gridPieces, textPiece } from './piece.ts'
import { tablePieces } from './table.ts'
import { HAIR, INK, LINE, MUTED, SHADE, mix } from './theme.ts'
import { workPieces } from './work.ts'

/** The number, title and marks of a question, kept on the page of the question's first part. */
function questionHead(setting: Setting, number: number, block: QuestionBlock): Piece {
  const { doc, width, size } = setting
  const title = layoutText(doc, block.title, { size: size + 1, face: 'bold' }, width - 90)
  const marks = `[${marksOf(block.work)}]`
  return {
    height: Math.max(22, title.height),
    gap: size * 0.35,
    keep: true,
    draw: (x, y) => {
      const side = 20
      doc.roundedRect(x, y, side, side, 5).fillColor(INK).fill()
      const digits = layoutText(
        doc,
        String(number),
        { size: 11.5, face: 'bold', color: '#FFFFFF', align: 'center', leading: 1 },
        side,
      )
      drawLayout(doc, digits, x, y + side / 2 - digits.height / 2)
      drawLayout(doc, title, x + side + 9, y + side / 2 - title.height / title.lines.length / 2)
      const mark = layoutText(doc, marks, { size, face: 'bold', align: 'right' }, 50)
      drawLayout(doc, mark, x + width - 50, y + side / 2 - mark.height / 2)
    },
  }
}

/** Questions up to this height, in points, are never split over two pages. */
const SHORT_QUESTION = 190

function questionPieces(setting: Setting, number: number, block: QuestionBlock): Piece[] {
  const body = workPieces(setting, number, block.work)
  const height = body.reduce((sum, piece) => sum + piece.height + (piece.gap ?? 0), 0)
  const short = height < SHORT_QUESTION
  return [
    questionHead(setting, number, block),
    ...(block.instruction
      ? [textPiece(setting, block.instruction, {}, { keep: true, gap: setting.size * 0.55 })]
      : []),
    ...(block.picture
      ? [{ ...drawingPiece(setting, block.picture), keep: true, gap: setting.size }]
      : []),
    ...body.map((piece, i) =>
      i === body.length - 1
        ? { ...piece, gap: setting.size * 1.45 }
        : { ...piece, keep: short || (piece.keep ?? false) },
    ),
  ]
}

function boxPiece(setting: Setting, title: string, lines: readonly string[]): Piece {
  const { doc, width, size, accent } = setting
  const head = layoutText(doc, title, { size, face: 'bold' }, width - 32)
  const body = lines.map((line) => layoutText(doc, line, { size }, width - 32))
  const height = head.height + body.reduce((sum, entry) => sum + entry.height + 3, 0) + 19
  return {
    height,
    gap: size * 1.2,
    draw: (x, y) => {
      doc.roundedRect(x, y, width, height, 7).fillColor(SHADE).fill()
      doc.roundedRect(x, y, 4, height, 2).fillColor(accent).fill()
      drawLayout(doc, head, x + 18, y + 8)
      let at = y + 11 + head.height
      for (const entry of body) {
        drawLayout(doc, entry, x + 18, at)
        at += entry.height + 3
      }
    },
  }
}

function readingPieces(setting: Setting, block: Extract<Block, { kind: 'reading' }>): Piece[] {
  const { doc, width, size } = setting
  const left = block.numbered ? 26 : 0
  return [
    textPiece(setting, block.title, { size: size + 2, face: 'bold' }, { keep: true }),
    ...block.paragraphs.map((paragraph, index) => {
      const layout = layoutText(doc, paragraph, { size, leading: 1.5 }, width - left)
      return {
        height: layout.height,
        gap: index === block.paragraphs.length - 1 ? size * 1.4 : size * 0.6,
        draw: (x: number, y: number) => {
          if (block.numbered) {
            const number = layoutText(doc, String(index + 1), { size: size - 2, color: MUTED }, 20)
            drawLayout(doc, number, x + 2, y + 2)
            doc.lineWidth(1).strokeColor(HAIR)
            doc
              .moveTo(x + 18, y + 2)
              .lineTo(x + 18, y + layout.height - 3)
              .stroke()
          }
          drawLayout(doc, layout, x + left, y)
        },
      }
    }),
  ]
}

function poemPieces(setting: Setting, block: Extract<Block, { kind: 'poem' }>): Piece[] {
  const { size } = setting
  return [
    textPiece(setting, block.title, { size: size + 2, face: 'bold' }, { keep: true, indent: 40 }),
    ...block.verses.map((verse, index) =>
      textPiece(
        setting,
        verse.join('\n'),
        { leading: 1.45 },
        { indent: 40, gap: index === block.verses.length - 1 ? size * 1.4 : size * 0.8 },
      ),
    ),
  ]
}

/** The same pieces with other space after the last one. */
function closing(pieces: readonly Piece[], gap: number): Piece[] {
  return pieces.map((piece, i) => (i === pieces.length - 1 ? { ...piece, gap } : piece))
}

function wordCells(setting: Setting, columns: number, items: readonly string[]): Piece[] {
  const { doc, width, size } = setting
  const columnWidth = width / columns
  const cells = items.map((item) => {
    const layout = layoutText(doc, item, { size, align: 'center' }, columnWidth - 18)
    const height = layout.height + 12
    return {
      height,
      draw: (x: number, y: number) => {
        doc
          .lineWidth(0.8)
          .strokeColor(LINE)
          .roundedRect(x + 3, y, columnWidth - 6, height, 6)
          .stroke()
        drawLayout(doc, layout, x + 9, y + 6)
      },
    }
  })
  return closing(gridPieces(cells, columns, columnWidth, 7), size * 1.5)
}

function panels(setting: Setting, block: Extract<Block, { kind: 'panels' }>): Piece[] {
  const { doc, width, accent } = setting
  const columnWidth = width / block.columns
  const gap = 10
  const inner = columnWidth - gap - 28
  const size = block.columns === 1 ? 20 : block.columns === 2 ? 16 : 13.5
  const built = block.items.map(({ title, lines }) => ({
    title: layoutText(doc, title, { size: size * 1.3, face: 'bold', leading: 1.2 }, inner),
    lines: lines.map((line) => layoutText(doc, line, { size, leading: 1.4 }, inner)),
  }))
  const content = built.map(
    (panel) =>
      panel.title.height + panel.lines.reduce((sum, line) => sum + line.height + 3, 0) + 34,
  )
  const cells = built.map((panel, index) => {
    const row = Math.floor(index / block.columns) * block.columns
    const height = Math.max(...content.slice(row, row + block.columns))
    return {
      height,
      draw: (x: number, y: number) => {
        const boxWidth = columnWidth - gap
        doc.lineWidth(1.6).roundedRect(x + gap / 2, y, boxWidth, height, 12)
        doc.fillAndStroke(mix(accent, '#FFFFFF', 0.93), accent)
        drawLayout(doc, panel.title, x + gap / 2 + 14, y + 12)
        let at = y + 18 + panel.title.height
        for (const line of panel.lines) {
          drawLayout(doc, line, x + gap / 2 + 14, at)
          at += line.height + 3
        }
      },
    }
  })
  return closing(gridPieces(cells, block.columns, columnWidth, gap), gap * 1.6)
}

function cards(
  setting: Setting,
  block: Extract<Block, { kind: 'cards' }>,
  pageHeight: number,
): Piece[] {
  const { doc, width, accent } = setting
  const cardWidth = width / block.columns
  const cardHeight = (pageHeight - 8) / block.rows
  const cells = block.items.map(({ front, small }) => ({
    height: cardHeight,
    draw: (x: number, y: number) => {
      doc.lineWidth(0.7).strokeColor(MUTED).dash(4, { space: 3 })
      doc.rect(x, y, cardWidth, cardHeight).stroke().undash()
      doc.lineWidth(2).strokeColor(accent)
      doc.roundedRect(x + 9, y + 9, cardWidth - 18, cardHeight - 18, 12).stroke()
      const room = cardWidth - 44
      const natural = textWidth(doc, front.replaceAll(/[*{}]/g, ''), 'bold', 100)
      const size = Math.max(15, Math.min(cardHeight * 0.34, (room / natural) * 100, 64))
      const layout = layoutText(
        doc,
        front,
        { size, face: 'bold', align: 'center', leading: 1.15 },
        room,
      )
      drawLayout(doc, layout, x + 22, y + cardHeight / 2 - layout.height / 2 - (small ? 8 : 0))
      if (small) {
        const note = layoutText(doc, small, { size: 10.5, color: MUTED, align: 'center' }, room)
        drawLayout(doc, note, x + 22, y + cardHeight - 18 - note.height - 4)
      }
    },
  }))
  return gridPieces(cells, block.columns, cardWidth, 0)
}

/** Sets a block of the resource as pieces; `number` is the number of its question. */
export function blockPieces(
  setting: Setting,
  block: Block,
  number: number,
  pageHeight: number,
): Piece[] {
  const { size } = setting
  switch (block.kind) {
    case 'heading':
      return [
        textPiece(
          setting,
          block.text,
          { size: size + 3, face: 'bold' },
          { keep: true, gap: size * 0.5 },
        ),
      ]
    case 'text':
      return [textPiece(setting, block.text, {}, { gap: size * 0.9 })]
    case 'bullets':
      return block.items.map((item, index) => {
        const piece = textPiece(setting, item, {}, { indent: 18 })
        return {
          ...piece,
          gap: index === block.items.length - 1 ? size : size * 0.3,
          draw: (x, y) => {
            setting.doc
              .circle(x + 7, y + size * 0.7, 2)
              .fillColor(INK)
              .fill()
            piece.draw(x, y)
          },
        }
      })
    case 'box':
      return [boxPiece(setting, block.title, block.lines)]
    case 'reading':
      return readingPieces(setting, block)
    case 'poem':
      return poemPieces(setting, block)
    case 'words':
      return wordCells(setting, block.columns, block.items)
    case 'table':
      return closing(tablePieces(setting, block), size * 1.3)
    case 'drawing':
      return [{ ...drawingPiece(setting, block.drawing), gap: size * 1.2 }]
    case 'question':
      return questionPieces(setting, number, block)
    case 'panels':
      return panels(setting, block)
    case 'cards':
      return cards(setting, block, pageHeight)
    case 'pageBreak':
      return []
  }
}
