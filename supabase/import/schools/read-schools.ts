import type { FileRows } from '@kryt/tables/file-rows'
import { findHeads } from '@kryt/tables/heads'
import { knownCell } from '@kryt/tables/schools/known-cell'
import { provinceOf } from '@kryt/tables/schools/province-of'
import { tidyName } from '@kryt/tables/schools/tidy-name'

export interface ListedSchool {
  /** Counted as in a spreadsheet: the header is row 1. */
  readonly row: number
  readonly emisNumber: string
  readonly name: string
  readonly town: string | null
  readonly province: string
}

export interface SkippedRow {
  readonly row: number
  readonly reason: string
}

interface SchoolList {
  /** Rows below the header. */
  readonly rows: number
  readonly schools: readonly ListedSchool[]
  readonly skipped: readonly SkippedRow[]
}

const columns = ['NatEmis', 'Province', 'Institution_Name', 'Status', 'Town_City'] as const
type Column = (typeof columns)[number]

function problemOf(row: Readonly<Record<Column, string>>): string | null {
  if (!/^[0-9]{6,12}$/.test(row.NatEmis))
    return `"${row.NatEmis}" is not a number of the Department`
  if (provinceOf(row.Province) === null) return `"${row.Province}" is not a province`
  if (!/\p{L}/u.test(row.Institution_Name)) return 'the school has no name'
  if (row.Institution_Name.length > 200) return 'the name is longer than 200 characters'
  if (row.Town_City.length > 100) return 'the town is longer than 100 characters'
  if (row.Status.toUpperCase() !== 'OPEN') return `the school is ${row.Status.toLowerCase()}`
  return null
}

/** Returns the number of the earlier row that makes this one a duplicate, and remembers this one. */
function duplicates(): (school: ListedSchool) => string | null {
  const numbers = new Map<string, number>()
  const names = new Map<string, number>()
  return (school) => {
    const name = [school.name, school.town ?? '', school.province].join('\n').toLowerCase()
    const [sameNumber, sameName] = [numbers.get(school.emisNumber), names.get(name)]
    if (sameNumber !== undefined) return `same number as row ${sameNumber}`
    if (sameName !== undefined) {
      return `same name, town and province as row ${sameName}: ${school.name}, ${school.town ?? 'town unknown'}`
    }
    numbers.set(school.emisNumber, school.row)
    names.set(name, school.row)
    return null
  }
}

/**
 * Reads the Department of Basic Education's list, CSV or XLSX: the names of the columns, upper and mixed case.
 * @throws when a column that is needed is not there, so that another list is not half imported
 */
export function readSchools({ kind, rows, notes }: FileRows): SchoolList {
  const at = findHeads(rows, (cell) => columns.some((column) => column === cell))
  const header = rows[at]?.cells ?? []
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new Error(`the list has no column ${missing.join(', ')}`)

  const schools: ListedSchool[] = []
  const skipped: SkippedRow[] = notes
    .filter(({ word }) => word === 'quote_unclear')
    .map(({ line }) => ({ row: line, reason: 'a quotation mark stands where none can be' }))
  const duplicateOf = duplicates()
  const below = rows.slice(at + 1)
  for (const { place: row, cells: record } of below) {
    const field = (column: Column) => knownCell(record[header.indexOf(column)] ?? '')
    const fields = {
      NatEmis: field('NatEmis'),
      Province: field('Province'),
      Institution_Name: field('Institution_Name'),
      Status: field('Status'),
      Town_City: field('Town_City'),
    }
    // A workbook does not store the empty cells at the end of a row.
    if (kind === 'csv' ? record.length !== header.length : record.length > header.length) {
      skipped.push({ row, reason: `${record.length} fields instead of ${header.length}` })
      continue
    }
    const problem = problemOf(fields)
    const school: ListedSchool = {
      row,
      emisNumber: fields.NatEmis,
      name: tidyName(fields.Institution_Name),
      town: tidyName(fields.Town_City) || null,
      province: provinceOf(fields.Province) ?? '',
    }
    const reason = problem ?? duplicateOf(school)
    if (reason === null) schools.push(school)
    else skipped.push({ row, reason })
  }
  return { rows: below.length, schools, skipped }
}
