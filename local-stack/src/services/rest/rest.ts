import { inspect } from 'node:util'
import { App, InMemoryLruCacheDriver } from '@supabase/lite'
import { Hono } from 'hono'
import type { StackConfig } from '../../config.ts'
import { acquisitionTimeout } from '../../db/pool.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { requestSignal } from '../../gateway/request-signal.ts'
import { createLiteConnection } from '../lite/connection.ts'
import { forward, gatewayClaims } from '../lite/forward.ts'
import { ConnectionGate } from './connection-gate.ts'
import { currentRequest, type CurrentRequest } from './current-request.ts'
import { keepConsoleErrors } from './quiet-console.ts'
import { prepareRequest } from './prepare-request.ts'
import { createRestConnection } from './rest-connection.ts'
import { TooMuchAsked } from './refuse-too-much.ts'
import { Unsupported } from './unsupported.ts'

export interface RestService {
  routes: Hono<GatewayEnv>
  /** Clears the cached tables; called when the schema has changed. */
  reloadSchema(): Promise<void>
  stop(): Promise<void>
}

/** PostgREST's own default for its pool. */
const connections = 10

/**
 * PostgREST's API from `@supabase/lite`, connected as `authenticator`. lite reads the tables from information_schema,
 * which shows a role only what it may use, and `authenticator` may use nothing until it becomes the caller. A second
 * connection therefore reads the catalogue; it also cancels statements whose client has gone.
 * @param connect opens the connection for requests; tests pass one that never commits
 */
export function createRest(
  config: StackConfig,
  urls: { requests: string; catalogue: string },
  log: (line: string) => void = () => undefined,
  connect: typeof createRestConnection = createRestConnection,
): RestService {
  keepConsoleErrors()
  const catalogue = createLiteConnection(urls.catalogue, 2)
  const cancel = async (pid: number) => catalogue.driver`select pg_cancel_backend(${pid})`
  const connection = Object.assign(connect(urls.requests, connections, cancel), {
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
  const gate = new ConnectionGate(connections, acquisitionTimeout)
  const routes = new Hono<GatewayEnv>()
  routes.onError((error) => {
    if (error instanceof Unsupported || error instanceof TooMuchAsked) return error.toResponse()
    throw error
  })
  routes.all('/*', async (context) => {
    const request: CurrentRequest = {
      method: context.req.method,
      path: new URL(context.req.url).pathname.replace(/^\/rest\/v1/, ''),
      headers: Object.fromEntries(context.req.raw.headers),
      signal: requestSignal(context),
      complaints: [],
    }
    const response = await gate.run(() =>
      currentRequest.run(request, () => forward(app, context, prepareRequest)),
    )
    if (response.status >= 500) {
      for (const complaint of request.complaints) log(`REST: ${inspect(complaint)}`)
    }
    return response
  })
  return {
    routes,
    reloadSchema: () => catalogue.clearSchemaCache(),
    stop: async () => {
      await Promise.all([connection.close(), catalogue.close()])
    },
  }
}
