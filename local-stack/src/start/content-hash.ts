import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../src/start/repository-root.ts'

/** Every file below a path of the repository, or the file that it names, in the order of names. */
function filesOf(path: string): string[] {
  if (statSync(join(repositoryRoot, path)).isFile()) return [path]
  return readdirSync(join(repositoryRoot, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length))
    .sort()
}

/** A short name for the content of files and folders of the repository: the same as long as nothing in them changes. */
export function contentHash(paths: string[], ...more: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(repositoryRoot, path)))
      .update('\0')
  }
  for (const part of more) hash.update(`${part}\0`)
  return hash.digest('hex').slice(0, 16)
}
