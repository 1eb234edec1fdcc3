import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../src/start/repository-root.ts'

const place = join(repositoryRoot, '.local/kept')
const day = 24 * 60 * 60 * 1000

/** Copies a folder with owners and rights, sharing blocks where the file system can. */
export async function copyFolder(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true })
  await promisify(execFile)('cp', ['-a', from, to])
}

/**
 * A folder that is made once and read by many: by this run, by the next one, by another process at the same time.
 * @param name says what it holds and from which content it was made; another content has another name
 * @param make fills the new folder; when it fails, nothing is kept
 * @returns the folder, which nobody may write to
 */
export async function kept(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(place, name)
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return folder
  }
  forgetUnused()
  const draft = join(place, `${name}.draft-${randomUUID()}`)
  mkdirSync(draft, { recursive: true })
  try {
    await make(draft)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Somebody else made the same in the meantime.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** What was not asked for since yesterday belongs to a content that is gone. */
function forgetUnused(): void {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) {
    const folder = join(place, name)
    const unused = Date.now() - statSync(folder).mtimeMs
    if (unused > day) rmSync(folder, { recursive: true, force: true })
  }
}
