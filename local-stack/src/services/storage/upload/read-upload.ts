import { Readable } from 'node:stream'
import busboy from 'busboy'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { nameFiles } from './name-files.ts'

export interface Upload {
  body: AsyncIterable<Uint8Array>
  mimeType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

const metadataSchema = z.record(z.string(), z.unknown())
const metadataLimit = 1024 * 1024

/**
 * The file of an upload with its metadata, from a form (which supabase-js sends for a Blob or File) or from the bare
 * body with headers. The bytes are not yet read.
 * @throws StorageError InvalidRequest for a form without a file, NotSupported for an encoding
 */
export async function readUpload(request: Request): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? ''
  refuseEncoding(request.headers.get('content-encoding'))
  if (contentType.startsWith('multipart/form-data')) return readForm(request, contentType)
  const metadata = request.headers.get('x-metadata')
  return {
    body: bytesOf(request),
    mimeType: contentType === '' ? 'application/octet-stream' : contentType,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata:
      metadata === null ? null : parseMetadata(Buffer.from(metadata, 'base64').toString()),
  }
}

function bytesOf(request: Request): Readable {
  if (request.body === null) return Readable.from([])
  return Readable.fromWeb(request.body as never) // the same stream, declared twice: by the DOM and by Node
}

/** Fields count only when they come before the file, as on Supabase. */
function readForm(request: Request, contentType: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>()
    const form = createForm(contentType)
    const source = bytesOf(request)
    let current: Readable | undefined
    const fail = (cause: unknown) => {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      current?.destroy(error)
      reject(error)
    }
    form.on('field', (name, value) => fields.set(name, value))
    form.on('file', (_name, file, { mimeType }) => {
      if (current !== undefined) {
        file.resume()
        return
      }
      current = file
      try {
        resolve({ body: file, ...describe(fields, mimeType) })
      } catch (refusal) {
        // Not `fail`: nothing reads this stream, so an error in it would be unhandled and end the process.
        file.resume()
        reject(refusal instanceof Error ? refusal : new Error(String(refusal)))
      }
    })
    form.on('error', fail)
    form.on('close', () => reject(storageErrors.noContent()))
    source.on('error', fail)
    const naming = nameFiles(contentType)
    if (naming === null) source.pipe(form)
    else source.pipe(naming).pipe(form)
  })
}

function createForm(contentType: string): busboy.Busboy {
  try {
    // One more than allowed, so that a value that is too long is detected and not truncated.
    return busboy({
      headers: { 'content-type': contentType },
      limits: { fields: 10, fieldSize: metadataLimit + 1 },
    })
  } catch {
    throw storageErrors.noContent()
  }
}

/** Encoded bytes would have to be sent with their encoding, which is not stored; they would be unreadable. */
function refuseEncoding(encoding: string | null | undefined): void {
  if (encoding === null || encoding === undefined) return
  if (encoding === '' || encoding.toLowerCase() === 'identity') return
  throw storageErrors.unsupported('contentEncoding of an upload')
}

function describe(fields: Map<string, string>, mimeType: string): Omit<Upload, 'body'> {
  refuseEncoding(fields.get('contentEncoding'))
  const cacheControl = fields.get('cacheControl')
  const metadata = fields.get('metadata') ?? fields.get('userMetadata')
  if (metadata !== undefined && Buffer.byteLength(metadata) > metadataLimit) {
    throw storageErrors.tooLarge('user_metadata')
  }
  return {
    mimeType: fields.get('contentType') ?? mimeType,
    cacheControl: cacheControl === undefined ? 'no-cache' : `max-age=${cacheControl}`,
    userMetadata: metadata === undefined ? null : parseMetadata(metadata),
  }
}

/** Metadata that is not a JSON object is ignored, as on Supabase. */
function parseMetadata(text: string): Record<string, unknown> | null {
  try {
    return metadataSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
