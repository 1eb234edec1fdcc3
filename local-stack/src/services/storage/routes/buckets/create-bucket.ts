import type { Hono } from 'hono'
import { z } from 'zod'
import { ownerOf, requireCaller, type StorageEnv } from '../../caller.ts'
import { readJson } from '../../http/read-json.ts'
import { bucketLimit, checkBucketName } from '../../limits.ts'
import { bucketsSql } from '../../sql/buckets.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({
  id: z.string().optional(),
  name: z.string(),
  public: z.boolean().default(false),
  file_size_limit: z.union([z.number().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})

/** `POST /bucket`: an ordinary insert as the caller, so only for the service role unless a policy allows others. */
export function createBucket(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.post('/bucket', requireCaller, async (context) => {
    const bucket = await readJson(context, body)
    const id = bucket.id ?? bucket.name
    checkBucketName(id)
    checkBucketName(bucket.name)
    const limit = bucketLimit(bucket.file_size_limit, deps.fileSizeLimit)
    const { caller } = context.var
    await deps.database.asCaller(caller, 'storage.bucket.create', (client) =>
      client.query(bucketsSql.insert, [
        id,
        bucket.name,
        ownerOf(caller),
        bucket.public,
        limit,
        bucket.allowed_mime_types ?? null,
      ]),
    )
    return context.json({ name: bucket.name })
  })
}
