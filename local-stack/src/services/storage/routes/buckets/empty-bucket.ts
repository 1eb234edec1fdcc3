import type { Hono } from 'hono'
import type { Caller, StorageEnv } from '../../caller.ts'
import { requireCaller } from '../../caller.ts'
import { findBucket } from '../../database/find.ts'
import type { StoredObject } from '../../objects.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const batch = 1000
const operation = 'storage.bucket.empty'

/**
 * `POST /bucket/{id}/empty`: answers before the objects are removed, as on Supabase. Removes those that the caller may
 * delete; objects uploaded after the answer stay.
 */
export function emptyBucket(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.post('/bucket/:id/empty', requireCaller, async (context) => {
    const bucket = context.req.param('id')
    const { caller } = context.var
    const { rows } = await deps.database.asCaller(caller, operation, async (client) => {
      await findBucket(client, bucket)
      return client.query<{ now: string }>(objectsSql.now)
    })
    const before = rows[0]?.now ?? ''
    // The work continues after the client has gone.
    const worker = { claims: caller.claims, signal: new AbortController().signal }
    deps.later(() => removeOlder(deps, worker, bucket, before))
    return context.json({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    })
  })
}

async function removeOlder(
  deps: StorageDeps,
  caller: Caller,
  bucket: string,
  before: string,
): Promise<void> {
  for (;;) {
    const removed = await deps.database.asCaller(caller, operation, (client) =>
      client.query<StoredObject>(objectsSql.removeOlder, [bucket, before, batch]),
    )
    await deps.files.remove(removed.rows.map(({ version }) => version))
    if (removed.rows.length < batch) return
  }
}
