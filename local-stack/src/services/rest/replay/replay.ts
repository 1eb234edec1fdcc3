import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { enter } from '../../../db/scope.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { createRest, type RestService } from '../rest.ts'
import { repositoryRoot } from '../../../start/repository-root.ts'
import { startTestDatabase, type TestDatabase } from '../../../../testing/database.ts'
import { fixtures } from './fixtures.sql.ts'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON unless it is a text. */
  body?: unknown
}

export interface Expected {
  status: number
  /** The whole JSON of the answer; undefined when it has no body. */
  body?: unknown
  /** The code of an error. */
  code?: string
  text?: string
  headers?: Record<string, string | null>
}

/** A request, with what PostgREST answers. */
export type Case = [path: string, sent: Sent, expected: Expected]

/**
 * Sends each request to the REST service over the schema of the fixtures and compares status, headers and body. Nothing
 * that a request changes is kept.
 */
export function replay(cases: Case[]): void {
  let database: TestDatabase
  let service: RestService
  let client: pg.Client

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: false })
    client = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
    await client.connect()
    await client.query(fixtures)
    const config = readConfig(repositoryRoot, {})
    const api = { ...config.api, schemas: ['school'], extraSearchPath: ['helpers'], maxRows: 100 }
    const url = database.urlFor('authenticator')
    service = createRest({ ...config, api }, url, undefined, async (pool, scope, run) => {
      const kept = await pool.connect()
      await kept.query('begin')
      try {
        await enter(kept, scope)
        return await run(kept)
      } finally {
        await kept.query('rollback')
        kept.release()
      }
    })
  })
  afterAll(async () => {
    await service.stop()
    await client.end()
    await database.stop()
  })

  test.for(cases)('%s %o', async ([path, sent, expected]) => {
    const { method = 'GET', headers = {}, body } = sent
    const app = new Hono<GatewayEnv>()
    app.use(async (context, next) => {
      context.set('claims', { role: 'anon' })
      await next()
    })
    app.route('/rest/v1', service.routes)
    const response = await app.request(`/rest/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = {
      status: response.status,
      ...('body' in expected
        ? { body: text === '' ? undefined : (JSON.parse(text) as unknown) }
        : {}),
      ...('code' in expected ? { code: (JSON.parse(text) as { code: string }).code } : {}),
      ...('text' in expected ? { text } : {}),
      headers: Object.fromEntries(
        Object.keys(expected.headers ?? {}).map((name) => [name, response.headers.get(name)]),
      ),
    }
    expect(answer, text).toEqual({ headers: {}, ...expected })
  })
}

const prefer = (value: string) => ({ headers: { prefer: value } })
export const shown = 'return=representation'

/** A read. */
export const get = (path: string, body: unknown, headers?: Record<string, string>): Case => [
  path,
  headers === undefined ? {} : { headers },
  { status: 200, body },
]
/** A request that is refused. */
export const refused = (path: string, status: number, code: string, sent: Sent = {}): Case => [
  path,
  sent,
  { status, code },
]
/** A write that answers the rows. */
export const write = (
  method: string,
  path: string,
  body: unknown,
  rows: unknown,
  status = method === 'POST' ? 201 : 200,
  more = '',
): Case => [path, { method, body, ...prefer(`${shown}${more}`) }, { status, body: rows }]
/** A call by POST. */
export const call = (name: string, args: unknown, body: unknown, sent: Sent = {}): Case => [
  `rpc/${name}`,
  { method: 'POST', body: args, ...sent },
  { status: 200, body },
]
