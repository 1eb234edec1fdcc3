import { Hono } from 'hono'
import pg from 'pg'
import { readConfig } from '../../src/config.ts'
import { enter, type JwtClaims, type RequestScope } from '../../src/db/scope.ts'
import type { GatewayEnv } from '../../src/gateway/context.ts'
import { createRest } from '../../src/services/rest/rest.ts'
import { repositoryRoot } from '../../src/start/repository-root.ts'

export interface RestInTransaction {
  /** A statement in the requests' transaction, as the role that is set there. Values stand in the text. */
  query(text: string): Promise<Record<string, unknown>[]>
  /** A request below `/rest/v1/` with these claims; role and claims stay until somebody sets others. */
  request(claims: JwtClaims, path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The REST service with a single transaction that spans all requests and is rolled back at the end. */
export async function restInTransaction(databaseUrl: string): Promise<RestInTransaction> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const client = await pool.connect()
  const config = readConfig(repositoryRoot, {})
  const service = createRest(config, databaseUrl, undefined, async (_pool, scope, run) => {
    await enter(client, writable(scope))
    return run(client)
  })
  await client.query('begin')

  const app = new Hono<GatewayEnv & { Bindings: { claims: JwtClaims } }>()
  app.use(async (context, next) => {
    context.set('claims', context.env.claims)
    await next()
  })
  app.route('/rest/v1', service.routes)
  // The service reads the schema on a connection of its own, with the first request. Asked later, it could wait for a test
  // that changes a table, which waits for a row that this transaction has locked.
  await client.query('savepoint reading')
  await app.request('/rest/v1/subject?limit=0', {}, { claims: { role: 'anon' } })
  await client.query('rollback to savepoint reading')
  return {
    query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    request: async (claims, path, init = {}) => app.request(`/rest/v1/${path}`, init, { claims }),
    async close() {
      await client.query('rollback')
      client.release()
      await pool.end()
      await service.stop()
    },
  }
}

/** A transaction that has become read-only stays so, and these requests share one. */
function writable(scope: RequestScope): RequestScope {
  const settings = { ...scope.settings }
  delete settings['transaction_read_only']
  return { ...scope, settings }
}
