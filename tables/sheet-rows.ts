import type { FileRow, LineNote } from './rows.ts'
import { isRounded, shownNumber } from './shown-number.ts'
import { openWorkbook, unescaped, type Workbook } from './workbook.ts'
import { readXml } from './xml.ts'

/** More columns than any file of ours or of a bank has. */
const mostColumns = 1_000

/** "AB12" is column 27, counted from 0; null where the cell does not say. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]+/i.exec(place ?? '')?.[0].toUpperCase()
  return letters === undefined
    ? null
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface SheetRows {
  rows: FileRow[]
  notes: LineNote[]
}

interface Cell {
  isCalculated: boolean
  kind: string
  style: number
  text: string
}

/** A cell as its sheet shows it. An error is its own word, such as #N/A, and never empty. */
function shown({ kind, style, text }: Cell, book: Workbook): string {
  if (kind === 's') return book.texts[Number(text)] ?? '#REF!'
  if (kind === 'b') return text.trim() === '1' || /^true$/i.test(text) ? 'TRUE' : 'FALSE'
  if (kind === 'str' || kind === 'inlineStr') return unescaped(text)
  if (kind === 'e') return text.trim() === '' ? '#VALUE!' : text.trim()
  // A day as text: 2026-02-03T10:00:00.
  if (kind === 'd')
    return text
      .replace('T', ' ')
      .replace(/^(.{16}).*$/, '$1')
      .replace(' 00:00', '')
  const number = Number(text)
  if (text.trim() === '') return ''
  return Number.isFinite(number)
    ? shownNumber(number, book.formats[style] ?? 'General', book.from1904)
    : text.trim()
}

/** The rows of one sheet. */
function rowsOf(sheet: Uint8Array, book: Workbook): SheetRows {
  const rows: FileRow[] = []
  const notes: LineNote[] = []
  let row: FileRow | null = null
  let cell: (Cell & { column: number }) | null = null
  let isValue = false
  let spoken = 0
  readXml(sheet, {
    open: (name, { r, t, s }) => {
      if (name === 'row') {
        const place = Number(r ?? (rows.at(-1)?.place ?? 0) + 1)
        row = { line: place, place, cells: [] }
        rows.push(row)
      } else if (name === 'c' && row !== null) {
        cell = {
          column: columnOf(r) ?? row.cells.length,
          kind: t ?? 'n',
          style: Number(s ?? 0),
          isCalculated: false,
          text: '',
        }
      } else if (name === 'rPh') spoken += 1
      else if (name === 'f' && cell !== null) cell.isCalculated = true
      isValue = name === 'v' || (name === 't' && spoken === 0)
    },
    text: (part) => {
      if (isValue && cell !== null) cell.text += part
    },
    close: (name) => {
      isValue = false
      if (name === 'rPh') spoken -= 1
      if (name !== 'c' || row === null || cell === null) return
      const text = shown(cell, book).trim()
      // What a formula works out has more digits than anybody wants; what was typed was meant.
      if (cell.kind === 'n' && !cell.isCalculated && isRounded(Number(cell.text), text))
        notes.push({
          line: row.line,
          word: 'rounded_as_shown',
          text: `${text} (${String(Number(Number(cell.text).toPrecision(15)))})`,
        })
      if (text !== '' && cell.column < mostColumns) {
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = text
      } else if (row.cells.length <= cell.column && cell.column < mostColumns) {
        row.cells[cell.column] = ''
      }
      cell = null
    },
  })
  return { rows: rows.filter(({ cells }) => cells.some((text) => text !== '')), notes }
}

/**
 * The rows of the first sheet that is shown and has any.
 * @returns null when the archive is no workbook
 * @throws when it is no zip archive
 */
export function workbookRows(bytes: Uint8Array): SheetRows | null {
  const book = openWorkbook(bytes)
  if (book === null) return null
  for (const sheet of book.sheets) {
    const read = rowsOf(sheet, book)
    if (read.rows.length > 0) return read
  }
  return { rows: [], notes: [] }
}
