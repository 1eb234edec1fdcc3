import { join } from 'node:path'
import { Hono } from 'hono'
import type { StackConfig } from '../../config.ts'
import { createPool } from '../../db/pool.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { StorageDatabase } from './database/storage-database.ts'
import { ObjectFiles } from './files/object-files.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { parseConfiguredSize } from './limits.ts'
import { createLinkTokens } from './links/link-tokens.ts'
import { PartialUploads } from './resumable/partial-uploads.ts'
import { createTusServer } from './resumable/tus-server.ts'
import { buildStorageRoutes } from './routes/storage-routes.ts'
import type { StorageDeps } from './storage-deps.ts'

/**
 * Storage: rows in `storage.objects` under row-level security, bytes in files under the data folder. Files without a
 * row are removed in the background at the start.
 */
export function createStorage(
  config: StackConfig,
  databaseUrl: string,
  filesDir: string,
  log: (line: string) => void = () => undefined,
): { routes: Hono<GatewayEnv>; stop(): Promise<void> } {
  const pool = createPool(databaseUrl, { max: 10, log })
  const database = new StorageDatabase(pool)
  const files = new ObjectFiles(filesDir)
  const swept = sweepFiles(files, database, log)
  const background = new Set<Promise<void>>()
  const deps: StorageDeps = {
    database,
    files,
    tokens: createLinkTokens(config.keys.jwtSecret),
    fileSizeLimit: parseConfiguredSize(config.storage.fileSizeLimit),
    resumable: (request, caller) => tus(request, caller),
    later(work: () => Promise<void>) {
      const running = work()
        .catch((error: unknown) => log(`Storage: ${String(error)}`))
        .finally(() => background.delete(running))
      background.add(running)
    },
  }
  const uploads = new PartialUploads(deps, join(filesDir, 'uploads'))
  const tus = createTusServer(deps, uploads, log)
  const sweepUploads = () =>
    deps.later(async () => {
      await uploads.store.deleteExpired()
    })
  sweepUploads()
  const hourly = setInterval(sweepUploads, 60 * 60 * 1000)
  hourly.unref()
  const routes = new Hono<GatewayEnv>()
  routes.route('/', buildStorageRoutes(deps, log))
  return {
    routes,
    stop: async () => {
      clearInterval(hourly)
      await Promise.all([swept, ...background])
      await pool.end()
    },
  }
}
