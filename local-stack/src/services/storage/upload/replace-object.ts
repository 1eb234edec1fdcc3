import type { Operation } from '../database/storage-database.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StoredObject } from '../objects.ts'
import { objectsSql } from '../sql/objects.sql.ts'
import type { StorageDeps } from '../storage-deps.ts'

/**
 * Points a key to a version that is already on disk. Writers of one key wait for each other; the last to commit wins,
 * and the replaced version is removed.
 */
export async function replaceObject(
  deps: StorageDeps,
  operation: Operation,
  object: {
    bucket: string
    key: string
    version: string
    owner: string | null
    metadata: Record<string, unknown>
    userMetadata: Record<string, unknown> | null
    /** False: another writer may not have made the object since the right was tested. */
    upsert?: boolean
  },
): Promise<StoredObject> {
  const { bucket, key, version, owner, metadata, userMetadata } = object
  try {
    const { stored, previous } = await deps.database.asService(operation, async (client) => {
      await client.query(objectsSql.lock, [bucket, key])
      const before = await client.query<StoredObject>(objectsSql.findForUpdate, [bucket, key])
      if (object.upsert === false && before.rows.length > 0) throw storageErrors.duplicate()
      const after = await client.query<StoredObject>(objectsSql.upsertReturning, [
        bucket,
        key,
        owner,
        version,
        metadata,
        userMetadata,
      ])
      return { stored: after.rows[0], previous: before.rows[0]?.version ?? null }
    })
    if (stored === undefined) throw new Error('the upsert of an object returned no row')
    await deps.files.remove([previous])
    return stored
  } catch (error) {
    await deps.files.remove([version])
    throw error
  }
}
