import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap } from '../src/bootstrap/bootstrap.ts'
import { readConfig } from '../src/config.ts'
import { findFreePorts } from '../src/network/ports.ts'
import { migrate } from '../src/postgres/migrate.ts'
import { startPostgres, type PostgresServer } from '../src/postgres/server.ts'
import { contentHash } from '../src/start/content-hash.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { copyFolder, kept } from './kept.ts'

/** What a bare database is made from. */
const bare = [
  'local-stack/src/bootstrap',
  'local-stack/src/postgres',
  'local-stack/src/services/graphql/bootstrap.sql',
  'supabase/config.toml',
  'package-lock.json',
]

async function briefly(dataDir: string, work: (server: PostgresServer) => Promise<unknown>) {
  const [port] = await findFreePorts(1)
  if (port === undefined) throw new Error('no free port')
  const server = await startPostgres({
    dataDir,
    port,
    logFile: `${dataDir}.log`,
    throwaway: true,
  })
  try {
    await work(server)
  } finally {
    await server.stop()
    rmSync(`${dataDir}.log`, { force: true })
  }
}

/** A stopped cluster with Supabase's own schemas alone. */
async function bareTemplate(): Promise<string> {
  return kept(`bare-${contentHash(bare)}`, (folder) =>
    briefly(join(folder, 'postgres'), ({ urlFor }) =>
      bootstrap(urlFor('supabase_admin'), {
        autoExpose: readConfig(repositoryRoot, {}).api.autoExpose,
      }),
    ),
  )
}

/** A stopped cluster with the product's migrations. Some write the time of their run, so a new day has a new one. */
async function migratedTemplate(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10)
  const name = `migrated-${contentHash([...bare, 'supabase/migrations'], today)}`
  return kept(name, async (folder) => {
    await copyFolder(join(await bareTemplate(), 'postgres'), join(folder, 'postgres'))
    await briefly(join(folder, 'postgres'), ({ urlFor }) =>
      migrate(readConfig(repositoryRoot, {}), urlFor('postgres')),
    )
  })
}

/** Makes both templates where they are missing. */
export async function makeTemplates(): Promise<void> {
  await bareTemplate()
  await migratedTemplate()
}

/**
 * Puts a database that is bootstrapped, and migrated unless asked not to, into a folder that does not exist yet. Making
 * one takes five seconds and happens once for a content of the migrations; every further one is a copy of its files.
 */
export async function copyTemplate(
  dataDir: string,
  options: { migrations?: boolean } = {},
): Promise<void> {
  const template = options.migrations === false ? await bareTemplate() : await migratedTemplate()
  await copyFolder(join(template, 'postgres'), dataDir)
}
