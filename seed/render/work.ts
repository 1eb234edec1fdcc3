import type { Work } from '../work-schema.ts'
import { numberLineFigure } from './figures.ts'
import { drawLayout, layoutText } from './inline.ts'
import { type Piece, type Setting, itemLabel } from './piece.ts'
import { tablePieces } from './table.ts'
import { LINE, SHADE } from './theme.ts'
import { type Of, gutter, numbered } from './work-parts.ts'
import { clocksWork, columnSums, countWork, fractionsWork, sequences } from './counting-work.ts'

function choices(setting: Setting, question: number, { items }: Of<'choice'>): Piece[] {
  const { doc, width, size } = setting
  const left = gutter(setting)
  return items.map(({ q, options, marks }, index) => {
    const stem = layoutText(doc, q, { size }, width - left - (marks > 1 ? 30 : 0))
    const option = (
      text: string,
      letter: number,
      maxWidth: number,
    ): ReturnType<typeof layoutText> =>
      layoutText(doc, `**${String.fromCharCode(65 + letter)}**  ${text}`, { size }, maxWidth)
    const inner = width - left
    const columns = [4, 2, 1].find((count) =>
      options.every((text, letter) => option(text, letter, 9999).width < inner / count - 14),
    )
    const across = columns ?? 1
    const layouts = options.map((text, letter) => option(text, letter, inner / across - 10))
    const rowHeight = Math.max(...layouts.map((layout) => layout.height)) + size * 0.25
    return {
      height: stem.height + 3 + Math.ceil(options.length / across) * rowHeight,
      gap: size * 0.65,
      draw: (x, y) => {
        const label = layoutText(doc, itemLabel(setting, question, index), { size }, left)
        drawLayout(doc, label, x, y)
        drawLayout(doc, stem, x + left, y)
        if (marks > 1) {
          const mark = layoutText(doc, `(${marks})`, { size, align: 'right' }, 28)
          drawLayout(doc, mark, x + width - 28, y)
        }
        layouts.forEach((layout, letter) => {
          const row = Math.floor(letter / across)
          const at = x + left + (letter % across) * (inner / across)
          drawLayout(doc, layout, at, y + stem.height + 3 + row * rowHeight)
        })
      },
    }
  })
}

function matching(setting: Setting, question: number, work: Of<'match'>): Piece[] {
  const { words } = setting
  const rows = Array.from({ length: Math.max(work.left.length, work.right.length) }, (_, i) => {
    const left = work.left[i]
    const right = work.right[i]
    return [
      left ? `${itemLabel(setting, question, i)}  ${left}` : '',
      left ? '' : '',
      right ? `**${String.fromCharCode(65 + i)}**  ${right}` : '',
    ]
  })
  return tablePieces(setting, {
    head: [words.columnA, words.answer, words.columnB],
    rows,
    widths: [42, 14, 44],
  })
}

function rubric(setting: Setting, work: Of<'rubric'>): Piece[] {
  return tablePieces(setting, {
    head: [setting.words.criterion, ...work.levels, setting.words.marks],
    rows: work.criteria.map(({ name, levels, marks }) => [`**${name}**`, ...levels, `/ ${marks}`]),
    widths: [20, ...work.levels.map(() => 70 / work.levels.length), 10],
    size: 10,
  })
}

/** Sets the body of the question as pieces. */
export function workPieces(setting: Setting, question: number, work: Work): Piece[] {
  const { words, size, doc, width } = setting
  const several = (marks: number): number | null => (marks > 1 ? marks : null)
  switch (work.kind) {
    case 'sums':
      return numbered(
        setting,
        question,
        work.items.map((item) => item.q.replaceAll(/__+/g, '____')),
        {
          columns: work.columns,
          leading: 1.6,
          gap: size * 0.75,
          marks: (i) => several(work.items[i]?.marks ?? 1),
        },
      )
    case 'columnSums':
      return columnSums(setting, question, work)
    case 'fill':
      return [
        ...(work.bank ? [wordBank(setting, work.bank)] : []),
        ...numbered(
          setting,
          question,
          work.items.map((item) => item.q),
          {
            columns: work.columns,
            leading: 1.75,
            gap: size * 0.45,
            marks: (i) => several(work.items[i]?.marks ?? 1),
          },
        ),
      ]
    case 'choice':
      return choices(setting, question, work)
    case 'trueFalse':
      return tablePieces(setting, {
        head: ['', '', words.true, words.false],
        rows: work.items.map(({ q }, i) => [itemLabel(setting, question, i), q, '', '']),
        widths: [8, 66, 13, 13],
      })
    case 'match':
      return matching(setting, question, work)
    case 'open':
      return numbered(
        setting,
        question,
        work.items.map((item) => item.q),
        {
          marks: (i) => work.items[i]?.marks ?? 1,
          lines: (i) => work.items[i]?.lines ?? 0,
          gap: size * 0.8,
        },
      )
    case 'tableFill':
      return tablePieces(setting, {
        head: work.head,
        rows: work.rows.map((row) => row.map((cell) => (cell.startsWith('?') ? '' : cell))),
        ...(work.widths ? { widths: work.widths } : {}),
        rowHeight: size * 2.3,
      })
    case 'sequence':
      return sequences(setting, question, work)
    case 'compare':
      return numbered(
        setting,
        question,
        work.items.map(([left, right]) => `${left} [ ] ${right}`),
        { columns: work.columns, leading: 1.9, gap: size * 0.5 },
      )
    case 'numberLine':
      return work.items.map((item, index) => ({
        height: 48,
        gap: size,
        draw: (x, y) => {
          drawLayout(
            doc,
            layoutText(doc, itemLabel(setting, question, index), { size }, 40),
            x,
            y + 1,
          )
          numberLineFigure(setting, x + gutter(setting), y, width - gutter(setting), item)
        },
      }))
    case 'fractions':
      return fractionsWork(setting, question, work)
    case 'clocks':
      return clocksWork(setting, question, work)
    case 'count':
      return countWork(setting, question, work)
    case 'order':
      return numbered(
        setting,
        question,
        work.items.map((values) => values.join('    ')),
        { lines: () => 1, marks: () => several(work.marks) },
      )
    case 'rubric':
      return rubric(setting, work)
  }
}

/** Words to choose from, in a box. */
function wordBank(setting: Setting, bank: readonly string[]): Piece {
  const { doc, width, size, words } = setting
  const layout = layoutText(
    doc,
    `**${words.wordBank}:**  ${bank.map((word) => word.replaceAll(' ', '\u00A0')).join('\u00A0\u00A0 •\u00A0\u00A0 ')}`,
    { size, leading: 1.5 },
    width - 24,
  )
  return {
    height: layout.height + 12,
    gap: size * 0.8,
    keep: true,
    draw: (x, y) => {
      doc
        .lineWidth(0.9)
        .roundedRect(x, y, width, layout.height + 12, 6)
        .fillAndStroke(SHADE, LINE)
      drawLayout(doc, layout, x + 12, y + 6)
    },
  }
}
