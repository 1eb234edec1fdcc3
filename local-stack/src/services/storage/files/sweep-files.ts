import type { Log } from '../../../log.ts'
import type { StorageDatabase } from '../database/storage-database.ts'
import { objectsSql } from '../sql/objects.sql.ts'
import type { ObjectFiles } from './object-files.ts'

/** Removes files that killed runs left behind. It never fails, because leftover files are harmless. */
export async function sweepFiles(
  files: ObjectFiles,
  database: StorageDatabase,
  log: Log,
): Promise<void> {
  try {
    const removed = await files.sweep(async (versions) => {
      const { rows } = await database.asService('storage.sweep', (client) =>
        client.query<{ version: string }>(objectsSql.knownVersions, [versions]),
      )
      return new Set(rows.map(({ version }) => version))
    })
    if (removed > 0) log(`Storage: removed ${String(removed)} files without an object`, 'note')
  } catch (error) {
    log(`Storage: the sweep did not finish: ${String(error)}`)
  }
}
