import type { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { readJson } from '../../http/read-json.ts'
import type { StoredObject } from '../../objects.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** `DELETE /object/{bucket}`: answers with the deleted rows; missing and forbidden ones are omitted. */
export function deleteObjects(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.delete('/object/:bucket', requireCaller, async (context) => {
    const { prefixes } = await readJson(context, body)
    const { rows } = await deps.database.asCaller(
      context.var.caller,
      'storage.object.delete_many',
      (client) =>
        client.query<StoredObject>(objectsSql.remove, [context.req.param('bucket'), prefixes]),
    )
    await deps.files.remove(rows.map(({ version }) => version))
    return context.json(rows)
  })
}
