import { App, InMemoryLruCacheDriver } from '@supabase/lite'
import { Hono } from 'hono'
import type { StackConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { createLiteConnection } from '../lite/connection.ts'
import { forward } from '../lite/forward.ts'

export interface RestService {
  routes: Hono<GatewayEnv>
  /** Forgets the tables it knows; called when the schema has changed. */
  reloadSchema(): Promise<void>
  stop(): Promise<void>
}

/** PostgREST's surface from `@supabase/lite`, acting as `authenticator`, which owns nothing. */
export function createRest(config: StackConfig, databaseUrl: string): RestService {
  const connection = createLiteConnection(databaseUrl, 10)
  const app = new App({
    connection,
    auth: { enabled: false, jwt_secret: config.keys.jwtSecret },
    api: {
      schemas: config.api.schemas,
      extra_search_path: config.api.extraSearchPath,
      max_rows: config.api.maxRows,
    },
    options: {
      server: { apiKeys: false, admin: false, disableStudio: true },
      drivers: { cache: new InMemoryLruCacheDriver() },
    },
  })
  const routes = new Hono<GatewayEnv>()
  routes.all('/*', (context) => forward(app, context))
  return {
    routes,
    reloadSchema: () => connection.clearSchemaCache(),
    stop: () => connection.close(),
  }
}
