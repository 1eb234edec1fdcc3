import { Readable } from 'node:stream'
import type { FileHandle } from 'node:fs/promises'
import type { Context } from 'hono'
import type { StorageEnv } from '../caller.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { ObjectFiles } from '../files/object-files.ts'
import { objectMetadataSchema, type ObjectMetadata, type StoredObject } from '../objects.ts'
import { parseRange, type ByteRange } from './byte-range.ts'
import { objectHeaders } from './object-headers.ts'
import { isUnchanged } from './preconditions.ts'

/** Number of attempts: the object may be replaced between reading the row and opening the file. */
const attempts = 5

/**
 * Answers with an object: whole, a range of it, only its headers, or 304.
 * @param find reads the row with the caller's rights
 * @throws StorageError NoSuchKey, InvalidRange
 */
export async function sendObject(
  context: Context<StorageEnv>,
  files: ObjectFiles,
  find: () => Promise<StoredObject>,
  options: { expires?: Date } = {},
): Promise<Response> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const object = await find()
    const metadata = objectMetadataSchema.safeParse(object.metadata)
    if (object.version === null || !metadata.success) throw storageErrors.noSuchKey()
    const headers = objectHeaders(metadata.data, {
      ...options,
      download: context.req.query('download'),
    })
    if (matchesCopy(context, metadata.data)) return new Response(null, { status: 304, headers })

    const range = requestedRange(context, metadata.data)
    const answer = describeBody(headers, metadata.data.size, range)
    if (context.req.method === 'HEAD') return new Response(null, answer)
    const file = await files.open(object.version)
    if (file !== null) return new Response(streamOf(file, range), answer)
  }
  throw storageErrors.noSuchKey()
}

function matchesCopy(context: Context<StorageEnv>, metadata: ObjectMetadata): boolean {
  return isUnchanged(
    { eTag: metadata.eTag, lastModified: new Date(metadata.lastModified) },
    {
      ifNoneMatch: context.req.header('if-none-match'),
      ifModifiedSince: context.req.header('if-modified-since'),
    },
  )
}

function requestedRange(context: Context<StorageEnv>, metadata: ObjectMetadata): ByteRange | null {
  // A client that resumes an older version gets the whole new one.
  const condition = context.req.header('if-range')
  if (condition !== undefined && condition !== metadata.eTag) return null
  const range = parseRange(context.req.header('range'), metadata.size)
  if (range === 'unsatisfiable') throw storageErrors.invalidRange()
  return range
}

function describeBody(
  headers: Record<string, string>,
  size: number,
  range: ByteRange | null,
): { status: number; headers: Record<string, string> } {
  if (range === null)
    return { status: 200, headers: { ...headers, 'content-length': String(size) } }
  const { start, end } = range
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}`,
    },
  }
}

/** The file is closed when it was sent or when the client has gone. */
function streamOf(file: FileHandle, range: ByteRange | null): ReadableStream {
  const stream = file.createReadStream(range ?? {})
  return Readable.toWeb(stream) as ReadableStream // the same stream, declared twice: by the DOM and by Node
}
