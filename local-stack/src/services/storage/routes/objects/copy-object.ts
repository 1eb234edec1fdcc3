import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import { ownerOf, requireCaller, type StorageEnv } from '../../caller.ts'
import { findObject } from '../../database/find.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { readJson } from '../../http/read-json.ts'
import { checkKey } from '../../limits.ts'
import type { StorageDeps } from '../../storage-deps.ts'
import { replaceObject } from '../../upload/replace-object.ts'
import { testUpload } from '../../upload/test-upload.ts'

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().optional(), mimetype: z.string().optional() })
    .optional(),
})

/** `POST /object/copy`: SELECT of the source and the right to upload the copy are tested as the caller. */
export function copyObject(routes: Hono<StorageEnv>, deps: StorageDeps): void {
  const operation = 'storage.object.copy'
  routes.post('/object/copy', requireCaller, async (context) => {
    const request = await readJson(context, body)
    const { bucketId, sourceKey, destinationKey: key, copyMetadata } = request
    const bucket = request.destinationBucket ?? bucketId
    checkKey(key)
    const { caller } = context.var
    const source = await deps.database.asCaller(caller, operation, (client) =>
      findObject(client, bucketId, sourceKey),
    )
    if (source.version === null) throw storageErrors.noSuchKey()
    const upsert = context.req.header('x-upsert') === 'true'
    await testUpload(deps.database, caller, operation, { bucket, key, upsert })

    const version = randomUUID()
    await deps.files.copy(source.version, version)
    const stored = await replaceObject(deps, operation, {
      bucket,
      key,
      version,
      owner: ownerOf(caller),
      metadata: {
        ...source.metadata,
        ...(copyMetadata ? {} : request.metadata),
        lastModified: new Date().toISOString(),
      },
      userMetadata: copyMetadata ? source.user_metadata : null,
    })
    return context.json({ Id: stored.id, Key: `${bucket}/${key}`, ...stored })
  })
}
