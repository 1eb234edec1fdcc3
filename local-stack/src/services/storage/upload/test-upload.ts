import { ownerOf, type Caller } from '../caller.ts'
import type { Operation, StorageDatabase } from '../database/storage-database.ts'
import { objectsSql } from '../sql/objects.sql.ts'

/**
 * Tests whether the caller may write this object by writing its row and rolling back. A new object needs INSERT, a
 * replacement needs INSERT, SELECT and UPDATE.
 * @throws StorageError from the policies, and Duplicate if an object may not be replaced
 */
export async function testUpload(
  database: StorageDatabase,
  caller: Caller,
  operation: Operation,
  target: { bucket: string; key: string; upsert: boolean },
): Promise<void> {
  await database.test(caller, operation, async (client) => {
    await client.query(target.upsert ? objectsSql.upsert : objectsSql.insert, [
      target.bucket,
      target.key,
      ownerOf(caller),
      'tested',
      null,
      null,
    ])
  })
}
