import { Client, type QueryResultRow } from 'pg'
import { addresses } from './addresses.ts'

/** What no request can do, as the owner of the database: statements with their values, one after the other. */
export async function asOwner(
  ...statements: [text: string, values?: unknown[]][]
): Promise<QueryResultRow[]> {
  const port = String(addresses.ports.db)
  const database = new Client(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres`)
  await database.connect()
  try {
    let rows: QueryResultRow[] = []
    for (const [text, values = []] of statements) {
      ;({ rows } = await database.query<QueryResultRow>(text, values))
    }
    return rows
  } finally {
    await database.end()
  }
}
