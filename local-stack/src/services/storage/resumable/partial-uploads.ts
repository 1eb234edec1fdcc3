import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileConfigstore, FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { storageErrors } from '../errors/storage-errors.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { replaceObject } from '../upload/replace-object.ts'
import { readMetadata } from './upload-target.ts'

/** A day, as on hosted projects. */
const lifetime = 24 * 60 * 60 * 1000

/** Far more than a screen has under way at once, and few enough that their files cannot fill a disk unnoticed. */
const mostUnfinished = 20

/** Uploads in parts: their bytes so far and what was said about them lie in files, so they outlive the process. */
export class PartialUploads {
  readonly store: FileStore
  readonly #records: FileConfigstore
  readonly #deps: StorageDeps
  readonly #finishing = new Map<string, Promise<void>>()

  constructor(deps: StorageDeps, directory: string) {
    this.#deps = deps
    // The store makes it too, but in its own time: the first sweep may be sooner.
    mkdirSync(directory, { recursive: true })
    this.#records = new FileConfigstore(directory)
    this.store = new FileStore({
      directory,
      configstore: this.#records,
      expirationPeriodInMilliseconds: lifetime,
    })
  }

  /** @throws StorageError SlowDown when a person has too many unfinished ones */
  async makeRoom(owner: string | null): Promise<void> {
    await this.store.deleteExpired()
    let unfinished = 0
    for (const id of await this.#records.list()) {
      const record = await this.#records.get(id)
      const metadata = record?.metadata
      if (metadata?.['finished'] !== 'true' && (metadata?.['owner'] ?? null) === owner)
        unfinished += 1
    }
    if (unfinished >= mostUnfinished) throw storageErrors.tooManyUploads()
  }

  /**
   * Makes the object of an upload whose bytes are complete. Called again, also by another request or after a restart,
   * it waits for the first call or does nothing. A refused one is gone.
   * @throws StorageError
   */
  async finish(upload: Upload): Promise<void> {
    const running = this.#finishing.get(upload.id) ?? this.#makeObject(upload)
    this.#finishing.set(upload.id, running)
    try {
      await running
    } finally {
      this.#finishing.delete(upload.id)
    }
  }

  async #makeObject(upload: Upload): Promise<void> {
    const record = await this.#records.get(upload.id)
    const metadata = readMetadata(record?.metadata)
    if (metadata.finished) return
    const { bucketName: bucket, objectName: key, owner, upsert } = metadata
    const version = randomUUID()
    try {
      const { size, eTag } = await this.#deps.files.adopt(
        version,
        join(this.store.directory, upload.id),
      )
      await replaceObject(this.#deps, 'storage.tus.upload.part', {
        bucket,
        key,
        version,
        owner,
        metadata: {
          eTag,
          size,
          mimetype: metadata.contentType,
          cacheControl: cacheRule(metadata.cacheControl),
          lastModified: new Date().toISOString(),
          contentLength: size,
          httpStatusCode: 200,
        },
        userMetadata: null,
        upsert,
      })
    } catch (error) {
      await this.store.remove(upload.id).catch(() => undefined)
      throw error
    }
    // The record stays until it expires: a client that missed the last answer asks how far the upload came.
    upload.metadata = { ...record?.metadata, finished: 'true' }
    await this.#records.set(upload.id, upload)
  }
}

const cacheRule = (text: string) => (/^\d+$/.test(text) ? `max-age=${text}` : text)
