import type pg from 'pg'
import { entryQueries, type Entry } from './entries.sql.ts'
import { readRows } from './read-rows.ts'

/**
 * Everything of a database that counts: tables, rights, rules, functions, comments, what is published, and the rows
 * that migrations wrote.
 * @param client logged in as a role that may read every catalogue and table
 */
export async function readEntries(client: pg.ClientBase): Promise<Entry[]> {
  // Names are printed in full, whatever the role's own search path is.
  await client.query(`set search_path = ''`)
  const entries: Entry[] = []
  for (const sql of entryQueries) {
    const named = `select * from (${sql}) as found (kind, object, name, text)`
    entries.push(...(await client.query<Entry>(named)).rows)
  }
  return [...entries, ...(await readRows(client))]
}
