import { z } from 'zod'
import { ownerOf, type Caller } from '../caller.ts'
import { findBucket } from '../database/find.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { checkKey, checkMimeType } from '../limits.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { testUpload } from '../upload/test-upload.ts'

/** What an upload in parts keeps beside its bytes; the first four come from the client's Upload-Metadata. */
const metadataSchema = z.object({
  bucketName: z.string().min(1),
  objectName: z.string().min(1),
  contentType: z.string().default('application/octet-stream'),
  cacheControl: z.string().default('no-cache'),
  upsert: z.stringbool().catch(false),
  finished: z.stringbool().catch(false),
  owner: z.string().nullable().default(null),
})

export type UploadMetadata = z.infer<typeof metadataSchema>

/** @throws StorageError for an upload that names no bucket or no object */
export function readMetadata(metadata: Record<string, unknown> | undefined): UploadMetadata {
  const read = metadataSchema.safeParse(metadata ?? {})
  if (!read.success) {
    throw storageErrors.invalidRequest('Upload-Metadata must name bucketName and objectName')
  }
  return read.data
}

/**
 * Tests key, type and right, anew with each part: a right that ended in between ends the upload too.
 * @returns the largest size in bytes
 * @throws StorageError
 */
export async function testTarget(
  deps: StorageDeps,
  caller: Caller,
  metadata: UploadMetadata,
): Promise<number> {
  const { bucketName, objectName: key, contentType, upsert } = metadata
  const operation = 'storage.tus.upload.create'
  checkKey(key)
  const bucket = await deps.database.asService(operation, (client) =>
    findBucket(client, bucketName),
  )
  await testUpload(deps.database, caller, operation, { bucket: bucketName, key, upsert })
  checkMimeType(contentType, bucket.allowed_mime_types)
  return Math.min(bucket.file_size_limit ?? deps.fileSizeLimit, deps.fileSizeLimit)
}

export const isOwn = (caller: Caller, metadata: UploadMetadata): boolean =>
  caller.claims.role === 'service_role' || metadata.owner === ownerOf(caller)
