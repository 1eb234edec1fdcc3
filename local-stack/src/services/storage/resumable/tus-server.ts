import { randomUUID } from 'node:crypto'
import { ERRORS, Server } from '@tus/server'
import { ownerOf, type Caller } from '../caller.ts'
import { toStorageError } from '../errors/from-database.ts'
import type { StorageDeps } from '../storage-deps.ts'
import type { PartialUploads } from './partial-uploads.ts'
import { isOwn, readMetadata, testTarget } from './upload-target.ts'

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The library reads status and text of what is thrown. */
const refusal = (error: { status_code: number; body: string }) =>
  Object.assign(new Error(error.body), error)

interface Asked {
  caller: Caller
  /** The largest size, known once the target was tested. */
  limit: number
}

/**
 * The protocol of uploads in parts (tus.io, 1.0.0) by the library that Supabase uses. What is decided here is who may
 * send what where.
 * @returns answers one request of a caller
 */
export function createTusServer(
  deps: StorageDeps,
  uploads: PartialUploads,
  log: (line: string) => void,
): (request: Request, caller: Caller) => Promise<Response> {
  const asked = new WeakMap<object, Asked>()
  const of = (request: object): Asked => {
    const found = asked.get(request)
    if (found === undefined) throw new Error('a request without a caller')
    return found
  }
  const server = new Server({
    path: '/storage/v1/upload/resumable',
    datastore: uploads.store,
    disableTerminationForFinishedUploads: true,
    getFileIdFromRequest: (_request, id) => (id !== undefined && idForm.test(id) ? id : undefined),
    namingFunction: async (request, given) => {
      const upsert = String(request.headers.get('x-upsert') === 'true')
      const { caller } = of(request)
      const limit = await testTarget(deps, caller, readMetadata({ ...given, upsert }))
      await uploads.makeRoom(ownerOf(caller))
      asked.set(request, { caller, limit })
      return randomUUID()
    },
    maxSize: (request) => of(request).limit,
    onUploadCreate: (request, upload) => {
      const metadata: Record<string, string | null> = { ...upload.metadata }
      delete metadata['owner']
      delete metadata['finished']
      const owner = ownerOf(of(request).caller)
      const upsert = String(request.headers.get('x-upsert') === 'true')
      return Promise.resolve({
        metadata: { ...metadata, upsert, ...(owner === null ? {} : { owner }) },
      })
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST') return
      const { caller } = of(request)
      const upload = await uploads.store.getUpload(id)
      const metadata = readMetadata(upload.metadata)
      // Whose it is stays unsaid.
      if (!isOwn(caller, metadata)) throw refusal(ERRORS.FILE_NOT_FOUND)
      if (request.method === 'DELETE') return
      if (metadata.finished) {
        if (request.method === 'PATCH') throw refusal(ERRORS.INVALID_OFFSET)
        return
      }
      const limit = await testTarget(deps, caller, metadata)
      asked.set(request, { caller, limit })
      // The process ended between the last byte and the object.
      if (upload.offset === upload.size) await uploads.finish(upload)
    },
    onUploadFinish: async (_request, upload) => {
      await uploads.finish(upload)
      return {}
    },
    onResponseError: (request, error) => {
      if (!(error instanceof Error) || 'status_code' in error) return undefined
      const known = toStorageError(error)
      // The rest of the part did not come when its client has gone.
      const isGone = asked.get(request)?.caller.signal.aborted === true
      if (known.statusCode === 500 && !isGone) log(`Storage: ${error.stack ?? error.message}`)
      return { status_code: known.statusCode, body: known.message }
    },
  })
  return (request, caller) => {
    asked.set(request, { caller, limit: 0 })
    return server.handleWeb(request)
  }
}
