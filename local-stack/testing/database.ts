import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePorts } from '../src/network/ports.ts'
import { startPostgres } from '../src/postgres/server.ts'
import { faultsOfPostgres, refuseFaults } from './faults.ts'
import { copyTemplate } from './template.ts'
import { throwawayFolder } from './throwaway-folder.ts'

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
 * A copy of a template, so it takes half a second. Stopping it throws when it has logged a fault that is not announced.
 */
export async function startTestDatabase(
  options: { migrations?: boolean } = {},
): Promise<TestDatabase> {
  const folder = throwawayFolder()
  const [port] = await findFreePorts(1)
  if (port === undefined) throw new Error('no free port')
  const server = {
    dataDir: join(folder, 'postgres'),
    port,
    logFile: join(folder, 'postgres.log'),
    throwaway: true,
  }
  await copyTemplate(server.dataDir, options)
  let postgres = await startPostgres(server)
  return {
    port,
    urlFor: postgres.urlFor,
    restart: async () => {
      await postgres.stop()
      postgres = await startPostgres(server)
    },
    stop: async () => {
      await postgres.stop()
      const faults = faultsOfPostgres(server.logFile)
      rmSync(folder, { recursive: true, force: true })
      refuseFaults('Postgres', faults)
    },
  }
}
