import { readFile } from 'node:fs/promises'
import { readFileRows } from '@kryt/tables/file-rows'
import { findHeads, tableUnder } from '@kryt/tables/heads'
import { knownCell } from '@kryt/tables/schools/known-cell'
import { provinceOf } from '@kryt/tables/schools/province-of'
import { tidyName } from '@kryt/tables/schools/tidy-name'

export type Cells = Record<string, string>

const provinces = ['EC', 'FS', 'GT', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC']

/** As many invented schools, as the browser sends them. */
export const inventedSchools = (count: number): Cells[] =>
  Array.from({ length: count }, (_, n) => ({
    emis: String(100_000_000 + n),
    name: `Laerskool ${String(n)}`,
    town: `Dorp ${String(n % 90)}`,
    province: provinceOf(provinces[n % 9] ?? '') ?? '',
    status: 'OPEN',
    _row: String(n + 2),
  }))

const heads: Record<string, string> = {
  NatEmis: 'emis',
  Institution_Name: 'name',
  Town_City: 'town',
  Province: 'province',
  Status: 'status',
}

/** What a cell says, as the screen reads it (features/schools-import). */
const readCell = (key: string, text: string) => {
  const known = knownCell(text)
  if (key === 'name' || key === 'town') return tidyName(known)
  return key === 'province' ? (provinceOf(known) ?? known) : known
}

/** The rows of the Department's own list, as the browser sends them. */
export async function schoolsIn(path: string): Promise<Cells[]> {
  const read = await readFileRows(new Uint8Array(await readFile(path)))
  if (typeof read === 'string') throw new Error(`${path}: ${read}`)
  const table = tableUnder(
    read.rows,
    findHeads(read.rows, (cell) => cell in heads),
  )
  return table.rows.map(({ place, cells }) => ({
    ...Object.fromEntries(
      table.heads.flatMap((head, column) => {
        const key = heads[head]
        return key === undefined ? [] : [[key, readCell(key, cells[column] ?? '')]]
      }),
    ),
    _row: String(place),
  }))
}

/** The rows with a bad one in place of some, evenly spread; each breaks the rule whose turn it is. */
export function withBadRows(rows: readonly Cells[], count: number) {
  const breaks: ((row: Cells) => Cells)[] = [
    (row) => ({ ...row, emis: '' }),
    (row) => ({ ...row, emis: '12A' }),
    (row) => ({ ...row, province: 'XX' }),
    (row) => ({ ...row, name: '' }),
    (row) => ({ ...row, town: '#N/A' }),
  ]
  const step = Math.floor(rows.length / Math.max(count, 1))
  const places = new Set<string>()
  const broken = rows.map((row, n) => {
    if (count === 0 || n % step !== 0 || places.size === count) return row
    places.add(row['_row'] ?? '')
    return breaks[places.size % breaks.length]?.(row) ?? row
  })
  return { rows: broken, places }
}

/** The last school of each province. */
export const oneOfEachProvince = (rows: readonly Cells[]): Cells[] => [
  ...new Map(rows.map((row) => [row['province'], row])).values(),
]

/** Resources with as many columns, for the catalogue beside it. */
export const resources = (count: number): Cells[] =>
  Array.from({ length: count }, (_, n) => ({
    sku: String(n + 1),
    title: `Resource ${String(n)}`,
    description: 'Exercises with answers.',
    price: String(10 + (n % 90)),
    featured: 'no',
  }))
