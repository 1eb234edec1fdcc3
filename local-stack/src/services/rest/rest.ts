import { inspect } from 'node:util'
import { Hono, type Context } from 'hono'
import pg from 'pg'
import type { StackConfig } from '../../config.ts'
import { createPool } from '../../db/pool.ts'
import { withScope, type RequestScope } from '../../db/scope.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { requestSignal } from '../../gateway/request-signal.ts'
import { chooseAction } from './choose-action.ts'
import { parsePreferences } from './parse/preferences.ts'
import { postgrestError } from './postgrest-error.ts'
import { raisedAnswer } from './raised-answer.ts'
import { refuseTooMuch, TooMuchAsked } from './refuse-too-much.ts'
import { RestFault } from './rest-fault.ts'
import type { SentReply } from './rest-request.ts'
import { runAction, settingsOf } from './run-action.ts'
import { SchemaCache } from './schema/schema-cache.ts'
import { knownTimezone } from './timezone.ts'
import { Unsupported } from './unsupported.ts'

export interface RestService {
  routes: Hono<GatewayEnv>
  /** Forgets the cached schema; called when it has changed. */
  reloadSchema(): Promise<void>
  stop(): Promise<void>
}

/** PostgREST's own default for its pool. */
const connections = 10

/** What a page of another origin may read. */
const exposedHeaders =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'

/** PostgREST's API: a request becomes one statement, whose answer Postgres itself writes as JSON. */
export function createRest(
  config: StackConfig,
  databaseUrl: string,
  log: (line: string) => void = () => undefined,
  within: typeof withScope = withScope,
): RestService {
  const pool = createPool(databaseUrl, { max: connections, log })
  const cache = new SchemaCache(pool)
  const { schemas, extraSearchPath, maxRows } = config.api

  const answer = async (context: Context<GatewayEnv>): Promise<Response> => {
    const url = new URL(context.req.url)
    // The gateway has read it; PostgREST would take it for a filter.
    url.searchParams.delete('apikey')
    refuseTooMuch(context.req.url)
    const headers = Object.fromEntries(context.req.raw.headers)
    const { method } = context.req
    const schemaName = chooseSchema(schemas, method, headers)
    const preferences = parsePreferences(headers['prefer'])
    const timezone = await knownTimezone(pool, preferences)
    const path = url.pathname.replace(/^\/rest\/v1/, '')
    const action = chooseAction({
      method,
      path,
      parameters: url.searchParams,
      headers,
      body: new Uint8Array(await context.req.arrayBuffer()),
      preferences: timezone === null ? without(preferences, 'timezone') : preferences,
      schemaName,
      exposedSchemas: schemas,
      schema: await cache.get(),
      maxRows,
    })
    const scope: RequestScope = {
      claims: context.var.claims,
      method,
      path,
      headers,
      signal: requestSignal(context),
      settings: settingsOf(action, [schemaName, ...extraSearchPath], headers, timezone),
    }
    const reply = await within(pool, scope, (client) => runAction(client, action, maxRows))
    const response = toResponse(reply, method)
    if (schemas.length > 1) response.headers.set('content-profile', schemaName)
    return response
  }

  const routes = new Hono<GatewayEnv>()
  routes.onError((error, context) => {
    const response = refusal(error, context.var.claims.role)
    if (response === null) throw error
    if (response.status >= 500) log(`REST: ${inspect(error)}`)
    return response
  })
  routes.all('/*', answer)
  return {
    routes,
    reloadSchema: () => {
      cache.forget()
      return Promise.resolve()
    },
    stop: () => pool.end(),
  }
}

function toResponse({ status, headers, body }: SentReply, method: string): Response {
  const isEmpty = method === 'HEAD' || [204, 205, 304].includes(status)
  const response = new Response(isEmpty ? null : body, {
    status,
    headers,
  })
  if (!response.headers.has('access-control-expose-headers')) {
    response.headers.set('access-control-expose-headers', exposedHeaders)
  }
  return response
}

/** @throws RestFault PGRST106 for a schema that is not exposed */
function chooseSchema(schemas: string[], method: string, headers: Record<string, string>): string {
  const isRead = method === 'GET' || method === 'HEAD'
  const named = headers[isRead ? 'accept-profile' : 'content-profile'] ?? schemas[0]
  if (named !== undefined && schemas.includes(named)) return named
  throw new RestFault(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${named ?? ''}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

/** @returns null for what the gateway answers: a database that cannot be reached, a client that has gone */
function refusal(error: unknown, role: string): Response | null {
  if (error instanceof RestFault || error instanceof Unsupported || error instanceof TooMuchAsked) {
    return error.toResponse()
  }
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null
  const { code, message, detail, hint } = error
  if (code === 'PGRST') return raisedAnswer({ code, message, detail, hint })
  return postgrestError({ code, message, detail, hint }, role)
}

function without<T extends object>(all: T, name: keyof T): T {
  const kept = { ...all }
  Reflect.deleteProperty(kept, name)
  return kept
}
