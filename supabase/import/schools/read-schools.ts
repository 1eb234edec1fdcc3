import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { PROVINCE_CODES } from './provinces.ts'
import { tidyName } from './tidy-name.ts'

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

/** The Department's placeholder for an unknown value. */
const known = (value: string) => (/^(\.|unknown entry)$/i.test(value) ? '' : value)

function problemOf(row: Readonly<Record<Column, string>>): string | null {
  if (!/^[0-9]{6,12}$/.test(row.NatEmis))
    return `"${row.NatEmis}" is not a number of the Department`
  if (!PROVINCE_CODES[row.Province]) return `"${row.Province}" is not a province`
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
 * Reads the Department of Basic Education's list: semicolons, a header, upper and mixed case.
 * @throws when a column that is needed is not there, so that another list is not half imported
 */
export function readSchools(csv: string): SchoolList {
  const records = z.array(z.array(z.string())).parse(
    parse(csv, {
      delimiter: ';',
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  const header = records[0] ?? []
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new Error(`the list has no column ${missing.join(', ')}`)

  const schools: ListedSchool[] = []
  const skipped: SkippedRow[] = []
  const duplicateOf = duplicates()
  for (const [index, record] of records.entries()) {
    if (index === 0) continue
    const row = index + 1
    const field = (column: Column) => known(record[header.indexOf(column)] ?? '')
    const fields = {
      NatEmis: field('NatEmis'),
      Province: field('Province').toUpperCase(),
      Institution_Name: field('Institution_Name'),
      Status: field('Status'),
      Town_City: field('Town_City'),
    }
    if (record.length !== header.length) {
      skipped.push({ row, reason: `${record.length} fields instead of ${header.length}` })
      continue
    }
    const problem = problemOf(fields)
    const school: ListedSchool = {
      row,
      emisNumber: fields.NatEmis,
      name: tidyName(fields.Institution_Name),
      town: tidyName(fields.Town_City) || null,
      province: PROVINCE_CODES[fields.Province] ?? '',
    }
    const reason = problem ?? duplicateOf(school)
    if (reason === null) schools.push(school)
    else skipped.push({ row, reason })
  }
  return { rows: Math.max(records.length - 1, 0), schools, skipped }
}
