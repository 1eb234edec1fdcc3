import type { Resource } from '../resource-schema.ts'
import { totalMarks } from '../resource-schema.ts'
import { marksOf } from '../work-schema.ts'
import { drawLayout, layoutText } from './inline.ts'
import { type Piece, type Setting, gridPieces, itemLabel, textPiece } from './piece.ts'
import { BOARD, INK, MUTED } from './theme.ts'
import { answersOf } from './answers.ts'

const TICK = 9

function drawTick(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.lineWidth(1.3).strokeColor(BOARD).lineCap('round').lineJoin('round')
  doc
    .moveTo(x, y + 3.4)
    .lineTo(x + 2.4, y + 6)
    .lineTo(x + 7, y)
    .stroke()
    .lineCap('butt')
}

/** Sets the memorandum, with the numbers of the worksheet and one tick for each mark. */
export function memoPieces(setting: Setting, resource: Resource): Piece[] {
  const { doc, width, words } = setting
  const size = 10.5
  const memo: Setting = { ...setting, size }
  const pieces: Piece[] = [
    textPiece(
      memo,
      words.memoNote,
      { size: 9.5, color: MUTED, face: 'italic' },
      { gap: 10, keep: true },
    ),
  ]
  let count = 0
  for (const block of resource.blocks) {
    if (block.kind !== 'question') continue
    count += 1
    const number = count
    const answers = answersOf(memo, block.work)
    const total = marksOf(block.work)
    const head = layoutText(doc, `**${number}**   **${block.title}**`, { size: 11.5 }, width - 60)
    pieces.push({
      height: head.height,
      gap: 3,
      keep: true,
      draw: (x, y) => {
        drawLayout(doc, head, x, y)
        const mark = layoutText(doc, `[${total}]`, { size: 11, face: 'bold', align: 'right' }, 50)
        drawLayout(doc, mark, x + width - 50, y)
      },
    })
    if (answers.length === 0) {
      pieces.push(textPiece(memo, words.useRubric, {}, { gap: 11 }))
      continue
    }
    const gutter = setting.numbering === 'decimal' ? 32 : 20
    const natural = Math.max(
      ...answers.map(
        ({ text, marks }) =>
          layoutText(doc, text, { size }, 9999).width + gutter + Math.min(marks, 8) * TICK + 18,
      ),
    )
    const columns = [4, 3, 2].find((count) => natural <= width / count) ?? 1
    const columnWidth = width / columns
    const cells = answers.map(({ text, marks }, index) => {
      const ticks = marks <= 8 ? marks * TICK : 40
      const layout = layoutText(
        doc,
        text,
        { size, leading: 1.35 },
        columnWidth - gutter - ticks - 16,
      )
      return {
        height: layout.height,
        draw: (x: number, y: number) => {
          const tall = layout.lines[0]?.tall ? size * 0.35 : 0
          const label = layoutText(
            doc,
            itemLabel(setting, number, index),
            { size, color: MUTED, leading: 1.35 },
            gutter,
          )
          drawLayout(doc, label, x, y + tall)
          drawLayout(doc, layout, x + gutter, y)
          const right = columns === 1 ? x + columnWidth - ticks : x + gutter + layout.width + 7
          if (marks <= 8) {
            for (let i = 0; i < marks; i += 1) drawTick(doc, right + i * TICK, y + tall + 4)
          } else {
            const many = layoutText(doc, `(${marks})`, { size, color: INK, align: 'right' }, 40)
            drawLayout(doc, many, right, y)
          }
        },
      }
    })
    const rows = gridPieces(cells, columns, columnWidth, 3)
    pieces.push(...rows.map((row, i) => (i === rows.length - 1 ? { ...row, gap: 11 } : row)))
  }
  pieces.push(
    textPiece(memo, `${words.total}: ${totalMarks(resource)}`, {
      size: 11.5,
      face: 'bold',
      align: 'right',
    }),
  )
  return pieces
}
