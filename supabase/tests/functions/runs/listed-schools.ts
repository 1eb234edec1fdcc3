import { newSchool } from '../../support/planning.ts'
import type { Root } from '../../support/world.ts'

/** The number of the Department for the n-th school of a test. */
export const numberOf = (n: number): string => String(900_000_001 + n)

const numbers = new Map<string, string>()

/** The number of a school that newListedSchool() made. */
export const numberOfId = (id: string): string => numbers.get(id) ?? ''

/** The n-th school of a test, with its number of the Department. */
export async function newListedSchool(db: Root, n: number, columns = {}): Promise<string> {
  const id = await newSchool(db, {
    name: `Target ${String(n).padStart(4, '0')}`,
    town: 'Paarl',
    provinces: ['Western Cape'],
    emis_number: numberOf(n),
    ...columns,
  })
  numbers.set(id, numberOf(n))
  return id
}
