import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { findBucket } from '../../database/find.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { bucketsSql } from '../../sql/buckets.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const query = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().optional(),
})

/** `GET /bucket` and `GET /bucket/{id}`: those that the caller's policies show. */
export function readBuckets(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes
    .get('/bucket', requireCaller, async (context) => {
      const options = query.safeParse(context.req.query())
      if (!options.success) throw storageErrors.invalidRequest('querystring is invalid')
      const { limit, offset, sortColumn, sortOrder, search } = options.data
      const { rows } = await deps.database.asCaller(
        context.var.caller,
        'storage.bucket.list',
        (client) =>
          client.query(bucketsSql.list(sortColumn, sortOrder), [
            search ?? null,
            limit ?? null,
            offset,
          ]),
      )
      return context.json(rows)
    })
    .get('/bucket/:id', requireCaller, async (context) => {
      const bucket = await deps.database.asCaller(
        context.var.caller,
        'storage.bucket.get',
        (client) => findBucket(client, context.req.param('id')),
      )
      return context.json(bucket)
    })
}
