import type { ClientBase } from 'pg'
import { readSchools } from './read-schools.ts'
import { writeSchools } from './write-schools.ts'

/** Imports a list in one transaction and returns the report that a person reads. */
export async function importList(client: ClientBase, csv: string): Promise<string> {
  const { rows, schools, skipped } = readSchools(csv)
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
