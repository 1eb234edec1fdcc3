import type { Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { findBucket } from '../../database/find.ts'
import type { StoredObject } from '../../objects.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const batch = 1000

/** `POST /bucket/{id}/empty`: done when this answers, though the words are those of Supabase's queue. */
export function emptyBucket(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const operation = 'storage.bucket.empty'
  routes.post('/bucket/:id/empty', requireCaller, async (context) => {
    const bucket = context.req.param('id')
    const { caller } = context.var
    await deps.database.asCaller(caller, operation, (client) => findBucket(client, bucket))
    for (;;) {
      const removed = await deps.database.asCaller(caller, operation, async (client) => {
        const { rows } = await client.query<{ name: string }>(objectsSql.namesIn, [bucket, batch])
        const names = rows.map(({ name }) => name)
        return client.query<StoredObject>(objectsSql.remove, [bucket, names])
      })
      await deps.files.remove(removed.rows.map(({ version }) => version))
      if (removed.rows.length < batch) break
    }
    return context.json({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    })
  })
}
