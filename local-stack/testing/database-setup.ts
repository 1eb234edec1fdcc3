import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the migrated throw-away database that this test project shares. */
    databasePort: number
  }
}

/**
 * The words in the titles that most tests give their resources. Each test would add them anew and wait for the others that
 * have not rolled back yet, or these for it.
 */
const usualWords = 'Fractions of a whole, the whole term'

/** Vitest global setup: one database for all files of the project; `inject('databasePort')` finds it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase()
  const client = new pg.Client({ connectionString: database.urlFor('postgres') })
  await client.connect()
  await client.query('select private.learn_words($1)', [usualWords])
  await client.end()
  project.provide('databasePort', database.port)
  return () => database.stop()
}
