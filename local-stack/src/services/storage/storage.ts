import { App, setExperimental } from '@supabase/lite'
import { Hono } from 'hono'
import type { StackConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { createLiteConnection } from '../lite/connection.ts'
import { forward, gatewayClaims } from '../lite/forward.ts'
import { FileAdapter } from './file-adapter.ts'
import { unwrapForm } from './unwrap-form.ts'

/** Storage's surface from `@supabase/lite`, acting as `supabase_storage_admin`, with files under the data folder. */
export function createStorage(
  config: StackConfig,
  databaseUrl: string,
  filesDir: string,
): { routes: Hono<GatewayEnv>; stop(): Promise<void> } {
  setExperimental('storage', true)
  const connection = createLiteConnection(databaseUrl, 10)
  const app = new App({
    connection,
    auth: { enabled: false, jwt_secret: config.keys.jwtSecret },
    storage: { enabled: true, file_size_limit: config.storage.fileSizeLimit },
    options: {
      server: { apiKeys: { resolver: gatewayClaims }, admin: false, disableStudio: true },
    },
  })
  app._storageAdapter = new FileAdapter(filesDir)
  const routes = new Hono<GatewayEnv>()
  routes.all('/*', (context) => forward(app, context, unwrapForm))
  return { routes, stop: () => connection.close() }
}
