import type { Context } from 'hono'
import type { StorageEnv } from '../caller.ts'
import { findBucket, findObject } from '../database/find.ts'
import type { Operation, StorageDatabase } from '../database/storage-database.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { ObjectAddress } from '../http/object-address.ts'
import { checkKey } from '../limits.ts'
import type { StoredObject } from '../objects.ts'

/**
 * The row of an object that this request may read. Without a valid key or token, only public buckets exist, and they
 * need no policy.
 * @param options.publicOnly for the route that never asks a policy
 * @throws StorageError NoSuchBucket, NoSuchKey (also for what the caller may not see)
 */
export async function findReadable(
  database: StorageDatabase,
  context: Context<StorageEnv>,
  operation: Operation,
  { bucket: bucketId, key }: ObjectAddress,
  options: { publicOnly?: boolean } = {},
): Promise<StoredObject> {
  checkKey(key)
  const { caller, isAuthenticated } = context.var
  const open = await database.asService(operation, async (client) => {
    const bucket = await findBucket(client, bucketId)
    if (bucket.public) return findObject(client, bucketId, key)
    if (!isAuthenticated || options.publicOnly === true) throw storageErrors.noSuchBucket()
    return null
  })
  return open ?? database.asCaller(caller, operation, (client) => findObject(client, bucketId, key))
}
