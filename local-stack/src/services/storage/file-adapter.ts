import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { parseRange } from './byte-range.ts'
import { objectPath } from './object-path.ts'

const sidecarSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
})

type Sidecar = z.infer<typeof sidecarSchema>

interface ObjectMetadata extends Sidecar {
  contentLength: number
  size: number
  lastModified: Date
  contentRange?: string
  httpStatusCode?: number
}

type Body = Buffer | Uint8Array | ReadableStream<Uint8Array>

/** A missing file answers as a missing object; everything else is a fault. */
export class ObjectMissing extends Error {
  override name = 'NoSuchKey'
  readonly code = 'NoSuchKey'
}

async function* chunksOf(body: Body): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body
  else for await (const chunk of Readable.fromWeb(body as never)) yield chunk as Uint8Array // a web stream of bytes
}

/**
 * Keeps the objects of Storage as files, each with a sidecar for type, cache rule and etag.
 * A file is written beside its place, flushed, and renamed over it: readers see the old or the new one, never half.
 */
export class FileAdapter {
  readonly driver = null
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const path = objectPath(this.#base, bucket, key)
    const incoming = join(this.#base, '.incoming', randomUUID())
    await mkdir(dirname(incoming), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    const hash = createHash('md5')
    const file = await open(incoming, 'w')
    try {
      for await (const chunk of chunksOf(body)) {
        hash.update(chunk)
        await file.write(chunk)
      }
      await file.sync()
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    } finally {
      await file.close()
    }
    const sidecar: Sidecar = {
      mimetype: contentType,
      cacheControl,
      eTag: `"${hash.digest('hex')}"`,
    }
    await writeFile(`${incoming}.meta`, JSON.stringify(sidecar))
    await rename(`${incoming}.meta`, `${path}.meta`)
    await rename(incoming, path)
    return this.headObject(bucket, key)
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const path = objectPath(this.#base, bucket, key)
    try {
      const [file, sidecar] = await Promise.all([stat(path), readFile(`${path}.meta`, 'utf8')])
      return {
        ...sidecarSchema.parse(JSON.parse(sidecar)),
        size: file.size,
        contentLength: file.size,
        lastModified: file.mtime,
        httpStatusCode: 200,
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ObjectMissing(key) // errors of node:fs carry a code
      throw error
    }
  }

  async getObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    headers: { range?: string; ifNoneMatch?: string; ifModifiedSince?: string } = {},
  ): Promise<{ metadata: ObjectMetadata; httpStatusCode: number; body?: ReadableStream }> {
    const metadata = await this.headObject(bucket, key)
    if (isUnchanged(metadata, headers)) {
      return { metadata: { ...metadata, httpStatusCode: 304 }, httpStatusCode: 304 }
    }
    const range = parseRange(headers.range, metadata.size)
    const path = objectPath(this.#base, bucket, key)
    const body = Readable.toWeb(createReadStream(path, range ?? {})) as ReadableStream // same stream, other declaration
    if (range === null) return { metadata, httpStatusCode: 200, body }
    return {
      metadata: {
        ...metadata,
        httpStatusCode: 206,
        contentLength: range.end - range.start + 1,
        contentRange: `bytes ${String(range.start)}-${String(range.end)}/${String(metadata.size)}`,
      },
      httpStatusCode: 206,
      body,
    }
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const path = objectPath(this.#base, bucket, key)
    await rm(path, { force: true })
    await rm(`${path}.meta`, { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)))
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ): Promise<{ httpStatusCode: number; eTag: string; lastModified: Date }> {
    const [from, to] = [
      objectPath(this.#base, bucket, key),
      objectPath(this.#base, toBucket, toKey),
    ]
    const { eTag } = await this.headObject(bucket, key)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(`${from}.meta`, `${to}.meta`)
    await copyFile(from, to)
    return { httpStatusCode: 200, eTag, lastModified: new Date() }
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return new URL(`file://${objectPath(this.#base, bucket, key)}`).href
  }
}

function isUnchanged(
  metadata: ObjectMetadata,
  headers: { ifNoneMatch?: string; ifModifiedSince?: string },
): boolean {
  if (headers.ifNoneMatch !== undefined) return headers.ifNoneMatch === metadata.eTag
  if (headers.ifModifiedSince === undefined) return false
  return metadata.lastModified.getTime() < new Date(headers.ifModifiedSince).getTime() + 1_000
}
