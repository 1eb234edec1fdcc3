import { readFileRows } from '@kryt/tables/file-rows'
import type { ClientBase } from 'pg'
import { readSchools } from './read-schools.ts'
import { writeSchools } from './write-schools.ts'

/**
 * Imports a list, CSV or XLSX in any encoding, in one transaction and returns the report that a person reads.
 * @throws when the file is no list of schools
 */
export async function importList(client: ClientBase, file: Uint8Array): Promise<string> {
  const read = await readFileRows(file)
  if (typeof read === 'string') throw new Error(`the file cannot be read: ${read}`)
  const { rows, schools, skipped } = readSchools(read)
  await client.query('begin')
  try {
    const added = await writeSchools(client, schools)
    await client.query('commit')
    const number = (count: number) => count.toLocaleString('en-ZA').replace(/\s/g, ' ')
    return [
      `Read ${number(rows)} rows.`,
      `Added ${number(added)} schools; ${number(schools.length - added)} were there already.`,
      `Skipped ${number(skipped.length)} rows${skipped.length > 0 ? ':' : '.'}`,
      ...skipped.map(({ row, reason }) => `  row ${row}: ${reason}`),
    ].join('\n')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
