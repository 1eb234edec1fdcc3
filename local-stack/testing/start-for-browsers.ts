import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { stopLeftover } from '../src/postgres/leftover.ts'
import { contentHash } from '../src/start/content-hash.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { copyTemplate } from './template.ts'

/**
 * The stack of the browser tests: `npm start -- --preview`, on a world of today. One of another day or of other
 * migrations or seed is thrown away first, because weeks move on and a migration that has run is not run again.
 */
const { dataDir } = readConfig(repositoryRoot)
const world = ['supabase/migrations', 'supabase/config.toml', 'seed', 'seed.sql']
const made = contentHash(world, new Date().toISOString().slice(0, 10))
const stamp = join(dataDir, 'made-from')
const database = join(dataDir, 'postgres')

await stopLeftover(database)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  for (const part of ['postgres', 'storage', 'mail', 'seeded']) {
    rmSync(join(dataDir, part), { recursive: true, force: true })
  }
  mkdirSync(dataDir, { recursive: true })
  await copyTemplate(database)
  writeFileSync(stamp, made)
}
process.argv.push('--preview', '--throwaway')
await import('../src/start/main.ts')
