import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './repository-root.ts'

/** The file that a path of the repository names, or every file below it in the order of names, but for packages. */
function filesOf(path: string): string[] {
  if (statSync(join(repositoryRoot, path)).isFile()) return [path]
  return readdirSync(join(repositoryRoot, path))
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
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
