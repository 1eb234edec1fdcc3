import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageErrors } from '../errors/storage-errors.ts'

export interface WrittenFile {
  size: number
  /** MD5 in quotes, like S3's for an upload in one part. */
  eTag: string
}

/** The most that a client may still send after its upload was refused as too large, so that it reads the answer. */
const toleratedSurplus = 100_000_000

/**
 * The bytes of all objects: one file per version, named by the version and never changed. Only the row tells which
 * version an object has, so replacing an object is one update of the row. `sweep` removes files without a row.
 */
export class ObjectFiles {
  readonly #base: string
  /** Versions written during a sweep, whose rows may not exist yet. */
  #madeDuringSweep: Set<string> | undefined

  constructor(base: string) {
    this.#base = base
  }

  #path(version: string): string {
    return join(this.#base, version.slice(0, 2), version)
  }

  /**
   * Writes a file. It is on disk when this returns; nothing is left when it throws.
   * @throws StorageError EntityTooLarge beyond `limit` bytes
   */
  async write(
    version: string,
    body: AsyncIterable<Uint8Array>,
    limit: number,
  ): Promise<WrittenFile> {
    const hash = createHash('md5')
    let size = 0
    await this.#create(version, async (path) => {
      const file = await open(path, 'wx')
      try {
        for await (const chunk of body) {
          size += chunk.byteLength
          if (size > limit + toleratedSurplus) break
          if (size > limit) continue
          hash.update(chunk)
          await file.write(chunk)
        }
        if (size > limit) throw storageErrors.tooLarge()
        await file.sync()
      } finally {
        await file.close()
      }
    })
    return { size, eTag: `"${hash.digest('hex')}"` }
  }

  /**
   * Makes a file on the same disk a version, without copying it. The file keeps its own name too and must not change.
   * Nothing is left when it throws.
   */
  async adopt(version: string, source: string): Promise<WrittenFile> {
    const hash = createHash('md5')
    let size = 0
    await this.#create(version, async (path) => {
      await link(source, path)
      const file = await open(path, 'r+')
      try {
        for await (const chunk of file.createReadStream({ autoClose: false })) {
          const bytes = chunk as Uint8Array // a stream without an encoding
          size += bytes.byteLength
          hash.update(bytes)
        }
        await file.sync()
      } finally {
        await file.close()
      }
    })
    return { size, eTag: `"${hash.digest('hex')}"` }
  }

  async copy(from: string, to: string): Promise<void> {
    await this.#create(to, async (path) => {
      await copyFile(this.#path(from), path, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
      const file = await open(path, 'r+')
      await file.sync().finally(() => file.close())
    })
  }

  /** @returns null when there is no such file, because it was just replaced or its row was written by hand */
  async open(version: string): Promise<FileHandle | null> {
    try {
      return await open(this.#path(version), 'r')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** A file that cannot be removed now is removed by the next sweep. */
  async remove(versions: readonly (string | null)[]): Promise<void> {
    const removals = versions
      .filter((version) => version !== null)
      .map((version) => rm(this.#path(version), { force: true }))
    await Promise.allSettled(removals)
  }

  /**
   * Removes files that an upload or a deletion left behind when the process ended.
   * @param known tells which of the given versions have a row
   * @returns how many files were removed
   */
  async sweep(known: (versions: string[]) => Promise<Set<string>>): Promise<number> {
    const made = new Set<string>()
    this.#madeDuringSweep = made
    let removed = 0
    try {
      for (const folder of await listFolder(this.#base)) {
        // Uploads in parts lie in a folder with a longer name.
        if (folder.length !== 2) continue
        const versions = await listFolder(join(this.#base, folder))
        const withRow = await known(versions)
        const waste = versions.filter((version) => !withRow.has(version) && !made.has(version))
        await this.remove(waste)
        removed += waste.length
      }
    } finally {
      this.#madeDuringSweep = undefined
    }
    return removed
  }

  async #create(version: string, fill: (path: string) => Promise<void>): Promise<void> {
    const path = this.#path(version)
    this.#madeDuringSweep?.add(version)
    await mkdir(dirname(path), { recursive: true })
    try {
      await fill(path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function listFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** A new file name survives a power cut only when its folder is synced to disk, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
