import { areRows } from './row-look.ts'
import type { FileRow, LineNote } from './rows.ts'

/** How many lines a quoted text may have. */
const mostLines = 300

interface Mended {
  rows: FileRow[]
  notes: LineNote[]
}

const hasPairs = (text: string) => (text.split('"').length - 1) % 2 === 0

/** The cells of a line whose quotation marks are letters; a cell that stands between two marks loses them. */
const literal = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => {
    const text = cell.trim()
    const inner = /^"(.*)"$/.exec(text)?.[1]?.replaceAll('""', '\u0001')
    return inner === undefined || inner.includes('"') ? text : inner.replaceAll('\u0001', '"')
  })

/**
 * Reads line by line what cannot be read as a whole, so that a stray quotation mark costs at most its own line.
 * @param parse the records of a text whose marks are in order, or null
 */
export function mendedRows(
  text: string,
  delimiter: string,
  parse: (text: string) => FileRow[] | null,
): Mended {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const rows: FileRow[] = []
  const notes: LineNote[] = []
  let place = 0
  let before: number | undefined
  /** The row that begins here and how many lines it has, when its marks are in order. */
  const inOrder = (at: number): { cells: string[]; count: number } | null => {
    let part = ''
    for (let end = at; end < Math.min(lines.length, at + mostLines); end += 1) {
      part += (end === at ? '' : '\n') + (lines[end] ?? '')
      if (!hasPairs(part)) continue
      const [row, ...more] = parse(part) ?? []
      const count = end - at + 1
      if (row === undefined || more.length > 0) return null
      if (count === 1) return { cells: row.cells, count }
      const fits = before === undefined || row.cells.length === before
      return fits && !areRows(lines.slice(at, end + 1), delimiter)
        ? { cells: row.cells, count }
        : null
    }
    return null
  }
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    place += 1
    const read = line.includes('"')
      ? inOrder(at)
      : { cells: line.split(delimiter).map((cell) => cell.trim()), count: 1 }
    const cells = read?.cells ?? literal(line, delimiter)
    const after = lines[at + 1]?.split(delimiter).length
    if (read === null) {
      const isClear = before === undefined || cells.length === before || cells.length === after
      notes.push({
        line: at + 1,
        word: isClear ? 'quote_as_text' : 'quote_unclear',
        text: line.slice(0, 200),
      })
      if (isClear) rows.push({ line: at + 1, place, cells })
    } else {
      rows.push({ line: at + 1, place, cells })
      if (line.trim() !== '') before = cells.length
    }
    at += read?.count ?? 1
  }
  return { rows, notes }
}
