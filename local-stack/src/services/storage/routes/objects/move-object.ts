import type { Hono } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { ownerOf, requireCaller, type StorageEnv } from '../../caller.ts'
import { findObject } from '../../database/find.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { readJson } from '../../http/read-json.ts'
import { checkKey } from '../../limits.ts'
import type { StoredObject } from '../../objects.ts'
import { objectsSql } from '../../sql/objects.sql.ts'
import type { StorageDeps } from '../../storage-deps.ts'

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
})

/** `POST /object/move`: SELECT and UPDATE are tested as the caller. Only the row moves; the bytes stay. */
export function moveObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const operation = 'storage.object.move'
  routes.post('/object/move', requireCaller, async (context) => {
    const { bucketId, sourceKey, destinationBucket, destinationKey } = await readJson(context, body)
    checkKey(destinationKey)
    const { caller } = context.var
    const target = destinationBucket ?? bucketId
    const move = async (client: pg.PoolClient) => {
      await findObject(client, bucketId, sourceKey)
      const { rows } = await client.query<StoredObject>(objectsSql.move, [
        bucketId,
        sourceKey,
        target,
        destinationKey,
        ownerOf(caller),
      ])
      if (rows[0] === undefined) throw storageErrors.noSuchKey()
      return rows[0]
    }
    await deps.database.test(caller, operation, move)
    const { id } = await deps.database.asService(operation, move)
    return context.json({
      message: 'Successfully moved',
      Id: id,
      Key: `${target}/${destinationKey}`,
    })
  })
}
