import type { Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { findBucket } from '../../database/find.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { bucketsSql } from '../../sql/buckets.sql.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

/** `DELETE /bucket/{id}`: only an empty bucket, including objects that the caller may not see. */
export function deleteBucket(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const operation = 'storage.bucket.delete'
  routes.delete('/bucket/:id', requireCaller, async (context) => {
    const bucket = context.req.param('id')
    const { caller } = context.var
    await deps.database.asCaller(caller, operation, (client) => findBucket(client, bucket))
    const objects = await deps.database.asService(operation, (client) =>
      client.query<{ count: number }>(objectsSql.count, [bucket]),
    )
    if (objects.rows[0]?.count !== 0) throw storageErrors.bucketNotEmpty()
    // The foreign key stops an upload that ends between the two statements.
    const { rowCount } = await deps.database.asCaller(caller, operation, (client) =>
      client.query(bucketsSql.remove, [bucket]),
    )
    if (rowCount === 0) throw storageErrors.noSuchBucket()
    return context.json({ message: 'Successfully deleted' })
  })
}
