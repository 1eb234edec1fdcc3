import { fillBlanks } from '../arithmetic.ts'
import { type Work, signBetween, sorted } from '../work-schema.ts'
import { shapePath } from './drawings/shapes.ts'
import { clockFace, formatNumber, fractionFigure, numberLineFigure } from './figures.ts'
import { drawLayout, layoutText } from './inline.ts'
import { type Piece, type Setting, gridPieces, itemLabel } from './piece.ts'
import { tablePieces } from './table.ts'
import { INK, LINE, SHADE } from './theme.ts'
import { clockWords, digital } from './words.ts'

interface Answer {
  readonly text: string
  readonly marks: number
}

type Of<K extends Work['kind']> = Extract<Work, { kind: K }>

/** Width of the column for item numbers. */
const gutter = (setting: Setting): number => (setting.numbering === 'decimal' ? 34 : 22)

interface CellOptions {
  readonly columns?: number
  readonly leading?: number
  /** The marks, shown as `(2)` at the right edge. */
  readonly marks?: (index: number) => number | null
  readonly lines?: (index: number) => number
  readonly gap?: number
}

/** Numbered texts in columns, each with its writing lines and its marks at the right edge. */
function numbered(
  setting: Setting,
  question: number,
  texts: readonly string[],
  options: CellOptions = {},
): Piece[] {
  const { doc, width, size } = setting
  const left = gutter(setting)
  const wanted = options.columns ?? 1
  // Rather fewer columns than a sum on two lines.
  const columns =
    [wanted, wanted - 1, wanted - 2].find(
      (count) =>
        count <= 1 ||
        texts.every(
          (text) => layoutText(doc, text, { size }, 9999).width <= width / count - left - 6,
        ),
    ) ?? 1
  const columnWidth = width / columns
  const cells = texts.map((text, index) => {
    const marks = options.marks?.(index) ?? null
    const markWidth = marks === null ? 0 : 30
    const layout = layoutText(
      doc,
      text,
      { size, leading: options.leading ?? 1.4 },
      columnWidth - left - markWidth - (columns > 1 ? 5 : 0),
    )
    const lines = options.lines?.(index) ?? 0
    const lineGap = size * 1.95 * setting.spacing
    const height = layout.height + lines * lineGap + (lines > 0 ? 3 : 0)
    return {
      height,
      draw: (x: number, y: number) => {
        const label = layoutText(
          doc,
          itemLabel(setting, question, index),
          { size, leading: options.leading ?? 1.4 },
          left,
        )
        const tallFirst = layout.lines[0]?.tall ?? false
        drawLayout(doc, label, x, y + (tallFirst ? size * 0.33 : 0))
        drawLayout(doc, layout, x + left, y)
        for (let line = 1; line <= lines; line += 1) {
          const at = y + layout.height + line * lineGap - 3
          doc.lineWidth(0.6).strokeColor(LINE)
          doc
            .moveTo(x + left, at)
            .lineTo(x + columnWidth - markWidth, at)
            .stroke()
        }
        if (marks !== null) {
          const mark = layoutText(doc, `(${marks})`, { size, align: 'right' }, 28)
          const bottom = y + height - mark.height
          drawLayout(
            doc,
            mark,
            x + columnWidth - 28 - (columns > 1 ? 14 : 0),
            lines > 0 ? bottom : y + layout.height - mark.height,
          )
        }
      },
    }
  })
  return gridPieces(cells, columns, columnWidth, options.gap ?? size * 0.62)
}

function columnSums(setting: Setting, question: number, { items }: Of<'columnSums'>): Piece[] {
  const { doc, width } = setting
  const columns = 3
  const size = setting.size + 2.5
  const digit = size * 0.82
  const cells = items.map(({ top, op, bottom }, index) => ({
    height: size * 6,
    draw: (x: number, y: number) => {
      const label = layoutText(doc, itemLabel(setting, question, index), { size: setting.size }, 40)
      drawLayout(doc, label, x, y)
      const right = x + gutter(setting) + digit * 5 + 26
      const write = (text: string, row: number): void => {
        const glyphs = Array.from(text).reverse()
        glyphs.forEach((glyph, place) => {
          const layout = layoutText(doc, glyph, { size, align: 'center', leading: 1.2 }, digit)
          drawLayout(doc, layout, right - (place + 1) * digit, y + row * size * 1.3)
        })
      }
      write(String(top), 0)
      write(String(bottom), 1)
      const sign = layoutText(doc, op, { size, leading: 1.2 }, 30)
      drawLayout(doc, sign, right - digit * 5 - 14, y + size * 1.3)
      const line = y + size * 2.85
      doc
        .lineWidth(1)
        .strokeColor(INK)
        .moveTo(right - digit * 5 - 16, line)
        .lineTo(right + 4, line)
        .stroke()
      const foot = line + size * 1.75
      doc
        .moveTo(right - digit * 5 - 16, foot)
        .lineTo(right + 4, foot)
        .stroke()
      doc
        .moveTo(right - digit * 5 - 16, foot + 2.5)
        .lineTo(right + 4, foot + 2.5)
        .stroke()
    },
  }))
  return gridPieces(cells, columns, width / columns, 10)
}

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

function fractionsWork(setting: Setting, question: number, work: Of<'fractions'>): Piece[] {
  const { doc, width, size } = setting
  const columns = work.shape === 'bar' ? 2 : 4
  const columnWidth = width / columns
  const cells = work.items.map((item, index) => ({
    height: work.shape === 'bar' ? 48 : 104,
    draw: (x: number, y: number) => {
      const label = layoutText(doc, itemLabel(setting, question, index), { size }, 40)
      drawLayout(doc, label, x, y + 4)
      const left = x + gutter(setting)
      const figure = work.shape === 'bar' ? columnWidth - gutter(setting) - 66 : 66
      const shown = { parts: item.parts, shaded: work.ask === 'name' ? item.shaded : 0 }
      fractionFigure(setting, work.shape, left, y + 2, figure, shown)
      const text = work.ask === 'name' ? '{_/_}' : `{${item.shaded}/${item.parts}}`
      const answer = layoutText(doc, text, { size: size + 1 }, 50)
      if (work.shape === 'bar') drawLayout(doc, answer, left + figure + 14, y + 2)
      else drawLayout(doc, answer, left + figure / 2 - 10, y + figure + 6)
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

function clocksWork(setting: Setting, question: number, work: Of<'clocks'>): Piece[] {
  const { doc, width, size, language } = setting
  const columns = work.items.length % 3 === 0 ? 3 : 4
  const columnWidth = width / columns
  const radius = columns === 3 ? 52 : 46
  const cells = work.items.map((item, index) => ({
    height: radius * 2 + 40,
    draw: (x: number, y: number) => {
      const cx = x + columnWidth / 2
      drawLayout(doc, layoutText(doc, itemLabel(setting, question, index), { size }, 40), x, y)
      clockFace(setting, cx, y + radius + 2, radius, work.ask === 'draw' ? null : item)
      const below = y + radius * 2 + 12
      if (work.ask === 'words') {
        doc.lineWidth(0.8).strokeColor(INK)
        doc
          .moveTo(x + 8, below + 18)
          .lineTo(x + columnWidth - 10, below + 18)
          .stroke()
      } else {
        const text =
          work.ask === 'draw' ? `**${clockWords(language, item.hour, item.minute)}**` : '___ : ___'
        const layout = layoutText(doc, text, { size: size * 0.95, align: 'center' }, columnWidth)
        drawLayout(doc, layout, x, below + 2)
      }
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

function countWork(setting: Setting, question: number, work: Of<'count'>): Piece[] {
  const { doc, width, size } = setting
  const columns = 2
  const columnWidth = width / columns
  const cells = work.items.map((count, index) => ({
    height: 82,
    draw: (x: number, y: number) => {
      const box = columnWidth - 74
      doc.lineWidth(1).strokeColor(INK).roundedRect(x, y, box, 76, 10).stroke()
      const label = layoutText(doc, itemLabel(setting, question, index), { size: size * 0.85 }, 30)
      drawLayout(doc, label, x + 6, y + 3)
      const perRow = count <= 5 ? count : Math.ceil(count / (count > 12 ? 3 : 2))
      const rows = Math.ceil(count / perRow)
      const gap = Math.min(30, (box - 34) / perRow, 66 / rows)
      for (let i = 0; i < count; i += 1) {
        const row = Math.floor(i / perRow)
        const inRow = Math.min(perRow, count - row * perRow)
        const sx = x + 8 + box / 2 + ((i % perRow) - inRow / 2) * gap
        const sy = y + 38 + (row - rows / 2) * gap
        doc.lineWidth(1.2).strokeColor(INK)
        shapePath(doc, work.shape, sx + gap * 0.1, sy + gap * 0.1, gap * 0.8).stroke()
      }
      doc
        .lineWidth(1)
        .roundedRect(x + box + 10, y + 16, 44, 44, 6)
        .stroke()
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

function sequences(setting: Setting, question: number, { items }: Of<'sequence'>): Piece[] {
  const { doc, width, size } = setting
  const left = gutter(setting)
  return items.map(({ terms, hide }, index) => {
    const slot = Math.min(78, (width - left) / terms.length)
    return {
      height: 34,
      gap: size * 0.6,
      draw: (x, y) => {
        drawLayout(
          doc,
          layoutText(doc, itemLabel(setting, question, index), { size }, left),
          x,
          y + 7,
        )
        terms.forEach((term, at) => {
          const sx = x + left + at * slot
          doc.lineWidth(0.9).roundedRect(sx, y, slot - 8, 30, 6)
          if (hide.includes(at)) doc.fillAndStroke('#FFFFFF', INK)
          else doc.fillAndStroke(SHADE, LINE)
          if (hide.includes(at)) return
          const layout = layoutText(doc, formatNumber(term), { size, align: 'center' }, slot - 8)
          drawLayout(doc, layout, sx, y + 15 - layout.height / 2)
        })
      },
    }
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

const solved = (q: string, a: readonly string[]): string =>
  /_[/}]/.test(q)
    ? fillBlanks(q, a)
    : fillBlanks(
        q,
        a.map((answer) => (answer.startsWith('{') ? answer : `**${answer}**`)),
      )

/** The answers of a question in the order of its items, for the memorandum. */
export function answersOf(setting: Setting, work: Work): Answer[] {
  const { language, words } = setting
  switch (work.kind) {
    case 'sums':
      return work.items.map(({ q, a, marks }) => ({ text: solved(q, a), marks }))
    case 'columnSums':
      return work.items.map(({ top, op, bottom, marks }) => {
        const result = op === '+' ? top + bottom : op === '−' ? top - bottom : top * bottom
        const sum = `${formatNumber(top)} ${op} ${formatNumber(bottom)}`
        return { text: `${sum} = **${formatNumber(result)}**`, marks }
      })
    case 'fill':
      return work.items.map(({ a, marks }) => ({ text: a.join('; '), marks }))
    case 'choice':
      return work.items.map(({ options, a, marks }) => ({
        text: `**${String.fromCharCode(65 + a)}**  ${options[a] ?? ''}`,
        marks,
      }))
    case 'trueFalse':
      return work.items.map(({ a, why, marks }) => ({
        text: `**${a ? words.true : words.false}**${why ? `: ${why}` : ''}`,
        marks,
      }))
    case 'match':
      return work.left.map((left, i) => {
        const at = work.a[i] ?? 0
        return {
          text: `${left}: **${String.fromCharCode(65 + at)}**  ${work.right[at] ?? ''}`,
          marks: 1,
        }
      })
    case 'open':
      return work.items.map(({ a, marks }) => ({ text: a.join('\n'), marks }))
    case 'tableFill':
      return work.rows
        .map((row) => ({
          name: row.find((cell) => cell !== '' && !cell.startsWith('?')),
          gaps: row.filter((cell) => cell.startsWith('?')),
        }))
        .filter(({ gaps }) => gaps.length > 0)
        .map(({ name, gaps }) => ({
          text: `${name ? `${name}: ` : ''}**${gaps.map((gap) => gap.slice(1)).join('; ')}**`,
          marks: gaps.length * work.marks,
        }))
    case 'sequence':
      return work.items.map(({ terms, hide, marks }) => ({
        text: terms
          .map((term, i) => (hide.includes(i) ? `**${formatNumber(term)}**` : formatNumber(term)))
          .join(';  '),
        marks,
      }))
    case 'compare':
      return work.items.map(([left, right]) => ({
        text: `${left} **${signBetween(left, right)}** ${right}`,
        marks: 1,
      }))
    case 'numberLine':
      return work.items.map(({ ask, decimals }) => ({
        text: ask.map((value) => `**${formatNumber(value, decimals)}**`).join(';  '),
        marks: ask.length,
      }))
    case 'fractions':
      return work.items.map(({ parts, shaded }) => ({
        text:
          work.ask === 'name'
            ? `{${shaded}/${parts}}`
            : language === 'en'
              ? `${shaded} of the ${parts} parts shaded`
              : `${shaded} van die ${parts} dele ingekleur`,
        marks: 1,
      }))
    case 'clocks':
      return work.items.map(({ hour, minute }) => ({
        text:
          work.ask === 'digital'
            ? digital(hour, minute)
            : `${clockWords(language, hour, minute)} (${digital(hour, minute)})`,
        marks: 1,
      }))
    case 'count':
      return work.items.map((count) => ({ text: String(count), marks: 1 }))
    case 'order':
      return work.items.map((values) => ({
        text: sorted(values, work.direction).join(';  '),
        marks: work.marks,
      }))
    case 'rubric':
      return []
  }
}
