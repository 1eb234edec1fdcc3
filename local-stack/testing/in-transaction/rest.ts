import type { PostgresConnection } from '@supabase/lite/postgres'
import { Hono } from 'hono'
import { readConfig } from '../../src/config.ts'
import type { JwtClaims } from '../../src/db/scope.ts'
import type { GatewayEnv } from '../../src/gateway/context.ts'
import { createRestConnection } from '../../src/services/rest/rest-connection.ts'
import { createRest } from '../../src/services/rest/rest.ts'
import { repositoryRoot } from '../../src/start/repository-root.ts'

export interface RestInTransaction {
  /** A statement in the requests' transaction, as the role that is set there. Values stand in the text. */
  query(text: string): Promise<Record<string, unknown>[]>
  /** A request below `/rest/v1/` with these claims; role and claims stay until somebody sets others. */
  request(claims: JwtClaims, path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

type WithContext = PostgresConnection['withContext']

/** The REST service on a single connection whose one transaction spans all requests and is rolled back at the end. */
export async function restInTransaction(urls: {
  requests: string
  catalogue: string
}): Promise<RestInTransaction> {
  const opened: PostgresConnection[] = []
  const config = readConfig(repositoryRoot, {})
  const service = createRest(config, urls, undefined, (url, _max, cancel) => {
    const connection = createRestConnection(url, 1, cancel)
    const withContext = connection.withContext.bind(connection)
    const within: WithContext = (variables, run, options) =>
      withContext(variables, run, { ...options, transaction: connection.kysely })
    opened.push(connection)
    return Object.assign(connection, { withContext: within })
  })
  const [connection] = opened
  if (connection === undefined) throw new Error('the service opened no connection')
  const query = async (text: string) => {
    const rows: Record<string, unknown>[] = await connection.driver.unsafe(text)
    return rows
  }
  await query('begin')

  const app = new Hono<GatewayEnv & { Bindings: { claims: JwtClaims } }>()
  app.use(async (context, next) => {
    context.set('claims', context.env.claims)
    await next()
  })
  app.route('/rest/v1', service.routes)
  return {
    query,
    request: async (claims, path, init = {}) => app.request(`/rest/v1/${path}`, init, { claims }),
    async close() {
      await query('rollback')
      await service.stop()
    },
  }
}
