import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { stopLeftover } from '../postgres/leftover.ts'
import { repositoryRoot } from './repository-root.ts'

/**
 * `npm run reset`: deletes database, files and mail. Rendered seed files are kept, because they depend only on the
 * seed.
 */
const { dataDir } = readConfig(repositoryRoot)
await stopLeftover(join(dataDir, 'postgres'))
for (const part of ['postgres', 'storage', 'mail', 'seeded']) {
  rmSync(join(dataDir, part), { recursive: true, force: true })
}
console.log(`Reset: ${dataDir}`)
