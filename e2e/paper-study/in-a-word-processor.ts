import { Tally, type Count } from '../paper-hands/hands.ts'
import { head, marksOf, type Asked, type Section } from './paper.ts'

/*
 * The steps of a word processor with ribbons, as its own help describes them, for somebody who knows every shortcut. What is
 * typed in either program is typed here too. Where there are several ways, the shortest is counted.
 */

const steps = {
  bold: { keys: 2 },
  centre: { keys: 2 },
  enter: { keys: 1 },
  tab: { keys: 1 },
  /** Selects a paragraph or a row: by its margin. */
  select: { taps: 1 },
  /** A new document by Ctrl N; saving by Ctrl S, with a name, and Enter. */
  newDocument: { keys: 2 },
  /** Ribbon, command, and one of what it offers. */
  table: { taps: 3 },
  /** Ribbon, borders, none, with the table selected by its handle. */
  withoutBorders: { taps: 4 },
  /** Of all that follows: the ruler's kind of tab is pressed twice until it is "right", then the ruler. */
  rightTab: { taps: 3 },
  /** "1." and a space begin a numbered list; Enter goes on with it. */
  beginNumbers: { keys: 3 },
  /** Right button, "continue numbering". */
  goOnNumbering: { taps: 2 },
  /** Alt with =, and the arrow that leaves it again. */
  formula: { keys: 3 },
  /** The dialog of tabs: paragraph, tabs, its place of 3 keys, the kind of line, set, well. */
  lineTabs: { taps: 6, keys: 3 },
  pageNumbers: { taps: 4 },
  /** Layout, formula, well: the sum of a column. */
  sumOfColumn: { taps: 3 },
} satisfies Record<string, Partial<Count>>

/** A number on a calculator, and plus. */
const reckoned = (number: number) => ({ keys: String(number).length + 1 })

/** The same paper, its memorandum and its table of levels. */
export function wordProcessor(sections: readonly Section[]): Tally {
  const tally = new Tally()
  const asked = sections.flatMap(({ questions }) => questions)
  const typed = (words: string) => tally.add({ keys: words.length })

  const cover = (title: string) => {
    tally.begin('Begin, and what stands on the cover')
    tally.add(steps.newDocument)
    typed(title)
    tally.add(steps.bold, 2)
    tally.add(steps.centre, 2)
    tally.add(steps.enter)
    typed(`Grade ${head.grade}`)
    tally.add(steps.enter)
    typed(`Time: ${head.minutes} minutes`)
    tally.add(steps.tab)
    typed(`Marks: ${marksOf(sections)}`)
    tally.add(steps.enter)
  }
  cover(head.title)
  typed(head.instruction)
  tally.add(steps.enter)
  tally.add(steps.pageNumbers)

  tally.begin('Marks')
  tally.add(steps.rightTab)
  tally.begin('Numbers')
  tally.add(steps.beginNumbers)

  for (const [index, { title, questions }] of sections.entries()) {
    tally.begin('Sections')
    typed(`Section ${String.fromCodePoint(65 + index)}: ${title}`)
    tally.add(steps.tab)
    typed(`[${marksOf([{ title, questions }])}]`)
    tally.add(steps.bold, 2)
    tally.add(steps.enter)
    if (index > 0) {
      tally.begin('Numbers')
      tally.add(steps.goOnNumbering)
    }
    for (const one of questions) typeQuestion(tally, one)
  }

  tally.begin('Totals and checking them')
  for (const { marks } of asked) tally.add(reckoned(marks))
  for (const { title, questions } of sections) tally.add(reckoned(marksOf([{ title, questions }])))

  cover(`${head.title}: memorandum`)
  tally.add(steps.pageNumbers)
  tally.begin('Answers in the memorandum')
  tally.add(steps.rightTab)
  tally.add(steps.beginNumbers)
  for (const { right, answer, marks } of asked) {
    typed(right === undefined ? (answer ?? '') : String.fromCodePoint(65 + right))
    tally.add(steps.tab)
    typed(`(${marks})`)
    tally.add(steps.enter)
  }

  tally.begin('Cognitive levels')
  tally.add(steps.table)
  const columns = ['Question', 'Low order', 'Middle order', 'High order']
  for (const column of columns) {
    typed(column)
    tally.add(steps.tab)
  }
  for (const [index, { marks }] of asked.entries()) {
    typed(`${index + 1}${marks}`)
    tally.add(steps.tab, columns.length)
  }
  tally.add(steps.sumOfColumn, columns.length - 1)
  // How much of the whole each level is, reckoned and typed below: "46 %".
  tally.add({ keys: 8 }, columns.length - 1)

  tally.begin('Save')
  for (const title of [head.title, `${head.title}: memorandum`]) {
    tally.add({ keys: 2 })
    typed(title.slice(0, 20))
    tally.add(steps.enter)
  }
  return tally
}

function typeQuestion(tally: Tally, { words, marks, options, figure }: Asked) {
  const typed = (text: string) => tally.add({ keys: text.length })
  tally.begin('Words of the questions')
  typed(words)
  tally.begin('Marks')
  tally.add(steps.tab)
  typed(`(${marks})`)
  tally.begin('Numbers')
  tally.add(steps.enter)
  if (options !== undefined) {
    tally.begin('Options')
    // A level deeper; "A." and a space begin its letters once, and Shift Tab leads back to the numbers.
    tally.add(steps.tab)
    tally.add({ keys: 3 })
    for (const option of options) {
      typed(option)
      tally.add(steps.enter)
    }
    tally.add({ keys: 2 })
  }
  if (figure === undefined) return
  tally.begin('Table, columns, formula and lines')
  switch (figure.kind) {
    case 'formula':
      tally.add(steps.formula)
      typed(`${figure.typed} `)
      break
    case 'lines':
      tally.add(steps.lineTabs)
      for (let line = 0; line < 4; line += 1) {
        tally.add(steps.tab)
        tally.add(steps.enter)
      }
      break
    case 'table':
      tally.add(steps.table)
      for (const cell of figure.cells.flat()) {
        typed(cell)
        tally.add(steps.tab)
      }
      tally.add(steps.select)
      tally.add(steps.bold)
      break
    case 'match':
      tally.add(steps.table)
      tally.add(steps.withoutBorders)
      // "1." and "A." before each: a list in a cell is renumbered with every change.
      for (const [index, right] of figure.right.entries()) {
        const left = figure.left[index]
        typed(left === undefined ? `A. ${right}` : `1. ${left}A. ${right}`)
        tally.add(steps.tab, 2)
      }
      break
  }
  // Below a table or lines the numbers begin anew.
  tally.begin('Numbers')
  tally.add(steps.goOnNumbering)
}
