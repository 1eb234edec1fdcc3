import { Hono } from 'hono'
import { identifyCaller, type StorageEnv } from '../caller.ts'
import { ClientGone } from '../../../db/client-gone.ts'
import { toStorageError } from '../errors/from-database.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { drain } from '../../../gateway/drain.ts'
import { createBucket } from './buckets/create-bucket.ts'
import { deleteBucket } from './buckets/delete-bucket.ts'
import { emptyBucket } from './buckets/empty-bucket.ts'
import { readBuckets } from './buckets/read-buckets.ts'
import { updateBucket } from './buckets/update-bucket.ts'
import { copyObject } from './objects/copy-object.ts'
import { deleteObject } from './objects/delete-object.ts'
import { deleteObjects } from './objects/delete-objects.ts'
import { describeObject } from './objects/describe-object.ts'
import { listObjects } from './objects/list-objects.ts'
import { moveObject } from './objects/move-object.ts'
import { readObject } from './objects/read-object.ts'
import { signDownload } from './objects/sign-download.ts'
import { signDownloads } from './objects/sign-downloads.ts'
import { signUpload } from './objects/sign-upload.ts'
import { uploadObject } from './objects/upload-object.ts'
import { uploadResumable } from './objects/upload-resumable.ts'

/** What Storage has and this stack has not (docs/fidelity.md). */
const absent = [
  ['/object/list-v2/*', 'list-v2'],
  ['/upload/resumable/sign/*', 'A resumable upload by a signed address'],
  ['/s3/*', 'The S3 protocol'],
  ['/cdn/*', 'Purging a CDN'],
] as const

/**
 * All routes of Storage. Routes with a fixed word come before those with a bucket's name: as on Supabase, a bucket
 * called `public`, `sign` or `info` cannot be reached where that word has a meaning.
 */
export function buildStorageRoutes(
  deps: StorageDeps,
  log: (line: string) => void,
): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.onError(async (error, context) => {
    if (error instanceof ClientGone) throw error
    // The rest of its body did not come.
    if (context.var.caller.signal.aborted) throw new ClientGone()
    const refusal = toStorageError(error)
    if (refusal.statusCode === 500) log(`Storage: ${error.stack ?? error.message}`)
    const { body } = context.req.raw
    if (body !== null && !body.locked) await drain(body)
    return refusal.toResponse()
  })
  routes.use(identifyCaller)
  routes.get('/status', (context) => context.body(null, 200))
  // A path that ends with the bucket comes before longer ones, because `/*` also matches nothing.
  const operations = [
    ...[createBucket, readBuckets, updateBucket, emptyBucket, deleteBucket],
    ...[listObjects, moveObject, copyObject],
    ...[signDownloads, signDownload, signUpload, uploadResumable],
    ...[describeObject, readObject, uploadObject, deleteObjects, deleteObject],
  ]
  // Before the routes with a bucket's name, which would take them for one.
  for (const [path, name] of absent) {
    routes.all(path, () => {
      throw storageErrors.unsupported(name)
    })
  }
  for (const operation of operations) operation(routes, deps)
  routes.on(['GET', 'HEAD'], '/render/image/*', () => {
    throw storageErrors.featureNotEnabled()
  })
  routes.all('/*', (context) => {
    const path = new URL(context.req.url).pathname.replace(/^\/storage\/v1/, '')
    const message = `Route ${context.req.method}:${path} not found`
    return context.json({ message, error: 'Not Found', statusCode: 404 }, 404)
  })
  return routes
}
