import type { Context, Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { objectAddress } from '../../http/object-address.ts'
import { sendObject } from '../../http/send-object.ts'
import { findReadable } from '../../reading/find-readable.ts'
import type { StorageDeps } from '../../storage-deps.ts'

/** `GET` and `HEAD` of an object. A public bucket can be read by everybody who knows a path, others need a policy. */
export function readObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const operation = 'storage.object.get_authenticated'
  const read = (context: Context<StorageEnv>, prefix: string) => {
    const address = objectAddress(context, prefix)
    return sendObject(context, deps.files, () =>
      findReadable(deps.database, context, operation, address),
    )
  }
  routes
    .get('/object/public/:bucket/*', (context) => {
      const address = objectAddress(context, '/object/public/')
      return sendObject(context, deps.files, () =>
        findReadable(deps.database, context, 'storage.object.get_public', address, {
          publicOnly: true,
        }),
      )
    })
    .get('/object/authenticated/:bucket/*', requireCaller, (context) =>
      read(context, '/object/authenticated/'),
    )
    .get('/object/:bucket/*', (context) => read(context, '/object/'))
}
