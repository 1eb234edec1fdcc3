import { randomUUID } from 'node:crypto'
import { ownerOf, type Caller } from '../caller.ts'
import { findBucket } from '../database/find.ts'
import type { Operation } from '../database/storage-database.ts'
import { checkKey, checkMimeType } from '../limits.ts'
import type { StoredObject } from '../objects.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { drain } from '../../../gateway/drain.ts'
import { readUpload } from './read-upload.ts'
import { replaceObject } from './replace-object.ts'
import { testUpload } from './test-upload.ts'

/**
 * Carries out an upload: checks bucket, right and type, then writes bytes and row. The row changes only when the bytes
 * are on disk, so an interrupted upload changes nothing.
 * @param options.as the role whose rights are tested; the owner is the person who uploads
 */
export async function storeObject(
  deps: StorageDeps,
  request: Request,
  options: {
    as: Caller
    owner?: string | null
    operation: Operation
    bucket: string
    key: string
    upsert: boolean
  },
): Promise<StoredObject> {
  const { as, operation, bucket: bucketId, key, upsert } = options
  checkKey(key)
  const bucket = await deps.database.asService(operation, (client) => findBucket(client, bucketId))
  await testUpload(deps.database, as, operation, { bucket: bucketId, key, upsert })
  const upload = await readUpload(request)
  try {
    checkMimeType(upload.mimeType, bucket.allowed_mime_types)
  } catch (refusal) {
    await drain(upload.body)
    throw refusal
  }

  const version = randomUUID()
  const limit = Math.min(bucket.file_size_limit ?? deps.fileSizeLimit, deps.fileSizeLimit)
  const { size, eTag } = await deps.files.write(version, upload.body, limit)
  return replaceObject(deps, operation, {
    bucket: bucketId,
    key,
    version,
    owner: options.owner === undefined ? ownerOf(as) : options.owner,
    metadata: {
      eTag,
      size,
      mimetype: upload.mimeType,
      cacheControl: upload.cacheControl,
      lastModified: new Date().toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
    userMetadata: upload.userMetadata,
  })
}
