import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../../../config.ts'
import { enter } from '../../../db/scope.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { createRest, type RestService } from '../rest.ts'
import { repositoryRoot } from '../../../start/repository-root.ts'
import { startTestDatabase, type TestDatabase } from '../../../../testing/database.ts'
import { fixtures } from './fixtures.sql.ts'

/**
 * The REST service over the schema of the fixtures, for the tests of a file. Nothing that a request changes is kept.
 * @param more what only these tests need beside the fixtures
 * @returns sends a request as a visitor; the path begins with /rest/v1
 */
export function useSchool(more = ''): (path: string, init: RequestInit) => Promise<Response> {
  let database: TestDatabase
  let service: RestService
  let client: pg.Client

  beforeAll(async () => {
    database = await startTestDatabase({ migrations: false })
    client = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
    await client.connect()
    await client.query(fixtures + more)
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

  return async (path, init) => {
    const app = new Hono<GatewayEnv>()
    app.use(async (context, next) => {
      context.set('claims', { role: 'anon' })
      await next()
    })
    app.route('/rest/v1', service.routes)
    return app.request(path, init)
  }
}
