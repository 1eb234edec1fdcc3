import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { importList } from './schools/import-list.ts'

/**
 * `npm run import:schools -- <file>`: the Department's list of schools into the database named by
 * KRYT_DATABASE_URL, which is that of `npm start` when it is not set.
 */
const { KRYT_DATABASE_URL: url, KRYT_DB_PORT: port = '54322' } = process.env
const file = process.argv[2]
if (file === undefined) {
  console.error('Which file? npm run import:schools -- <file>')
  process.exitCode = 1
} else {
  const list = await readFile(file)
  const client = new pg.Client({
    connectionString: url ?? `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
  })
  await client.connect()
  try {
    console.log(await importList(client, list))
  } finally {
    await client.end()
  }
}
