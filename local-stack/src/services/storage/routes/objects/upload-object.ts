import type { Context, Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { objectAddress } from '../../http/object-address.ts'
import type { StorageDeps } from '../../storage-deps.ts'
import { storeObject } from '../../upload/store-object.ts'

/** `POST` creates (or replaces, with `x-upsert: true`), `PUT` replaces. */
export function uploadObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const store = async (context: Context<StorageEnv>, upsert: boolean) => {
    const { bucket, key } = objectAddress(context, '/object/')
    const stored = await storeObject(deps, context.req.raw, {
      as: context.var.caller,
      operation:
        context.req.method === 'PUT' ? 'storage.object.upload_update' : 'storage.object.upload',
      bucket,
      key,
      upsert,
    })
    return context.json({ Id: stored.id, Key: `${bucket}/${key}` })
  }
  routes
    .post('/object/:bucket/*', requireCaller, (context) =>
      store(context, context.req.header('x-upsert') === 'true'),
    )
    .put('/object/:bucket/*', requireCaller, (context) => store(context, true))
}
