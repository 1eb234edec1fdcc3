import type { TestProject } from 'vitest/node'
import { startTestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the migrated throw-away database that this test project shares. */
    databasePort: number
  }
}

/** Vitest global setup: one database for all files of the project; `inject('databasePort')` finds it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase()
  project.provide('databasePort', database.port)
  return () => database.stop()
}
