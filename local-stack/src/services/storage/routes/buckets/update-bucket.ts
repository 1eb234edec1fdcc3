import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { readJson } from '../../http/read-json.ts'
import { bucketLimit } from '../../limits.ts'
import { bucketsSql } from '../../sql/buckets.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})

/** `PUT /bucket/{id}`: fields that are not sent stay unchanged. */
export function updateBucket(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.put('/bucket/:id', requireCaller, async (context) => {
    const change = await readJson(context, body)
    const limit = bucketLimit(change.file_size_limit, deps.fileSizeLimit)
    const { rowCount } = await deps.database.asCaller(
      context.var.caller,
      'storage.bucket.update',
      (client) =>
        client.query(bucketsSql.update, [
          context.req.param('id'),
          change.public ?? null,
          change.file_size_limit !== undefined,
          limit,
          change.allowed_mime_types !== undefined,
          change.allowed_mime_types ?? null,
        ]),
    )
    if (rowCount === 0) throw storageErrors.noSuchBucket()
    return context.json({ message: 'Successfully updated' })
  })
}
