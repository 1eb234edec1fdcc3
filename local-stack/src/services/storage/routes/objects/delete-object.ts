import type { Hono } from 'hono'
import { requireCaller, type StorageEnv } from '../../caller.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { objectAddress } from '../../http/object-address.ts'
import type { StoredObject } from '../../objects.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

/** `DELETE /object/{bucket}/{key}`: an object that the caller may not delete is not found. */
export function deleteObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  routes.delete('/object/:bucket/*', requireCaller, async (context) => {
    const { bucket, key } = objectAddress(context, '/object/')
    const { rows } = await deps.database.asCaller(
      context.var.caller,
      'storage.object.delete',
      (client) => client.query<StoredObject>(objectsSql.remove, [bucket, [key]]),
    )
    if (rows[0] === undefined) throw storageErrors.noSuchKey()
    await deps.files.remove([rows[0].version])
    return context.json({ message: 'Successfully deleted' })
  })
}
