import type { ClientBase } from 'pg'
import type { ListedSchool } from './read-schools.ts'

/**
 * Existing schools, found by number or by name, town and province, are not changed: a second run changes nothing, and
 * administrators' corrections stay.
 */
const insertChunk = `
  insert into public.school (emis_number, name, town, provinces)
  select listed.emis_number, listed.name, listed.town, array[listed.province]
  from unnest($1::text[], $2::text[], $3::text[], $4::text[])
    as listed (emis_number, name, town, province)
  on conflict do nothing`

/**
 * One statement per chunk. The caller opens the transaction, so that a list is imported whole or not.
 * @returns how many schools are new
 */
export async function writeSchools(
  client: ClientBase,
  schools: readonly ListedSchool[],
  chunkSize = 5_000,
): Promise<number> {
  let added = 0
  for (let start = 0; start < schools.length; start += chunkSize) {
    const chunk = schools.slice(start, start + chunkSize)
    const { rowCount } = await client.query(insertChunk, [
      chunk.map(({ emisNumber }) => emisNumber),
      chunk.map(({ name }) => name),
      chunk.map(({ town }) => town),
      chunk.map(({ province }) => province),
    ])
    added += rowCount ?? 0
  }
  return added
}
