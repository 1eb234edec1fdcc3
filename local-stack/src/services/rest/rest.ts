import { App, InMemoryLruCacheDriver } from '@supabase/lite'
import { Hono } from 'hono'
import type { StackConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { createLiteConnection } from '../lite/connection.ts'
import { forward, gatewayClaims } from '../lite/forward.ts'

export interface RestService {
  routes: Hono<GatewayEnv>
  /** Forgets the tables it knows; called when the schema has changed. */
  reloadSchema(): Promise<void>
  stop(): Promise<void>
}

/**
 * PostgREST's surface from `@supabase/lite`, acting as `authenticator`, which owns nothing.
 * lite reads the tables from information_schema, which shows a role only what it may use, and `authenticator`
 * may use nothing until it becomes the caller; so a second connection reads the catalogue, and only that.
 */
export function createRest(
  config: StackConfig,
  urls: { requests: string; catalogue: string },
): RestService {
  const catalogue = createLiteConnection(urls.catalogue, 1)
  const connection = Object.assign(createLiteConnection(urls.requests, 10), {
    introspect: (options?: { useCache?: boolean }) => catalogue.introspect(options),
  })
  const app = new App({
    connection,
    auth: { enabled: false, jwt_secret: config.keys.jwtSecret },
    api: {
      schemas: config.api.schemas,
      extra_search_path: config.api.extraSearchPath,
      max_rows: config.api.maxRows,
    },
    options: {
      server: { apiKeys: { resolver: gatewayClaims }, admin: false, disableStudio: true },
    },
  })
  catalogue.config.schemaCache = new InMemoryLruCacheDriver()
  const routes = new Hono<GatewayEnv>()
  routes.all('/*', (context) => forward(app, context))
  return {
    routes,
    reloadSchema: () => catalogue.clearSchemaCache(),
    stop: async () => {
      await Promise.all([connection.close(), catalogue.close()])
    },
  }
}
