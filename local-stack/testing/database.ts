import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from '../src/bootstrap/bootstrap.ts'
import { readConfig } from '../src/config.ts'
import { findFreePorts } from '../src/network/ports.ts'
import { migrate } from '../src/postgres/migrate.ts'
import { startPostgres } from '../src/postgres/server.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'

export interface TestDatabase {
  port: number
  /** Connection string as a role that logs in: postgres, authenticator, supabase_admin, ... */
  urlFor: (role: string, database?: string) => string
  /** Ends the server with all its connections and starts it again on the same port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A throw-away Postgres of its own on a free port: bootstrapped, and with the product's migrations unless asked not to.
 * Takes about three seconds; share one per test project and isolate by rolled-back transactions or by
 * `create database x template postgres`.
 */
export async function startTestDatabase(
  options: { migrations?: boolean } = {},
): Promise<TestDatabase> {
  const folder = join(tmpdir(), `kryt-test-${randomUUID()}`)
  const [port] = await findFreePorts(1)
  if (port === undefined) throw new Error('no free port')
  const server = {
    dataDir: join(folder, 'postgres'),
    port,
    logFile: join(folder, 'postgres.log'),
    throwaway: true,
  }
  let postgres = await startPostgres(server)
  const config = readConfig(repositoryRoot, {})
  await bootstrap(postgres.urlFor('supabase_admin'), { autoExpose: config.api.autoExpose })
  if (options.migrations !== false) await migrate(config, postgres.urlFor('postgres'))
  return {
    port,
    urlFor: postgres.urlFor,
    restart: async () => {
      await postgres.stop()
      postgres = await startPostgres(server)
    },
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
