import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { readConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import { repositoryRoot } from '../../start/repository-root.ts'
import { createRest, type RestService } from './rest.ts'

let database: TestDatabase
let rest: RestService
let admin: pg.Client
const logged: string[] = []

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  admin = new pg.Client({ connectionString: database.urlFor('supabase_admin') })
  await admin.connect()
  await admin.query(`
    create function public.nap(seconds float8) returns int language plpgsql as $$
    begin perform pg_sleep(seconds); return 1; end $$;
    create function public.settings() returns json language sql stable return json_build_object(
      'role', current_user, 'method', current_setting('request.method'),
      'path', current_setting('request.path'), 'claims', current_setting('request.jwt.claims')::json);
    create table public.counter (id bigint primary key, hits bigint not null);
    insert into public.counter values (1, 9007199254740993), (2, 7);
    grant select on public.counter to anon;
    create function public.big() returns bigint language sql stable return 9007199254740993;
    create function public.misraised() returns int language plpgsql as $$
    begin raise sqlstate 'PGRST' using message = 'no JSON'; end $$;
    grant execute on all functions in schema public to anon, authenticated, service_role`)
  rest = createRest(readConfig(repositoryRoot, {}), database.urlFor('authenticator'), (line) =>
    logged.push(line),
  )
})

afterAll(async () => {
  await rest.stop()
  await admin.end()
  await database.stop()
})

async function call(name: string, body: object, claims: { role: string }, signal?: AbortSignal) {
  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    context.set('claims', claims)
    return next()
  })
  app.route('/rest/v1', rest.routes)
  return app.request(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  })
}

function read(path: string) {
  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    context.set('claims', { role: 'anon' })
    return next()
  })
  app.route('/rest/v1', rest.routes)
  return app.request(`/rest/v1/${path}`)
}

async function napping(): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where query like '%nap%' and state = 'active' and usename = 'authenticator'`,
  )
  return rows[0]?.count ?? 0
}

test.for([
  ['anon', 3_000],
  ['authenticated', 8_000],
] as const)('a statement of %s ends after %i ms', async ([role, limit]) => {
  const start = Date.now()
  const response = await call('nap', { seconds: 12 }, { role })
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    code: '57014',
    message: 'canceling statement due to statement timeout',
  })
  expect(Date.now() - start).toBeGreaterThanOrEqual(limit - 50)
  expect(Date.now() - start).toBeLessThan(limit + 1_500)
})

test('a statement is cancelled when its client has gone', async () => {
  const leaving = new AbortController()
  const response = call('nap', { seconds: 6 }, { role: 'service_role' }, leaving.signal)
  await expect.poll(napping).toBe(1)
  leaving.abort()
  await expect.poll(napping, { timeout: 2_000 }).toBe(0)
  await response
})

test('the connection of a cancelled statement serves the next request', async () => {
  const leaving = new AbortController()
  const responses = Array.from({ length: 10 }, () =>
    call('nap', { seconds: 6 }, { role: 'service_role' }, leaving.signal),
  )
  await expect.poll(napping).toBe(10)
  leaving.abort()
  await Promise.all(responses)
  const next = await Promise.all(
    Array.from({ length: 20 }, () => call('nap', { seconds: 0 }, { role: 'anon' })),
  )
  expect(next.map(({ status }) => status)).toEqual(next.map(() => 200))
})

test('a function sees who calls and how', async () => {
  const response = await call('settings', {}, { role: 'authenticated' })
  expect(await response.json()).toEqual({
    role: 'authenticated',
    method: 'POST',
    path: '/rpc/settings',
    claims: { role: 'authenticated' },
  })
})

test('a role that does not exist is refused', async () => {
  const response = await call('settings', {}, { role: 'headmaster' })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({
    code: '22023',
    message: 'role "headmaster" does not exist',
  })
})

test('a role that nobody may become is refused', async () => {
  const response = await call('settings', {}, { role: 'supabase_admin' })
  expect(response.status).toBe(403)
})

test('a bigint that is too large for a JavaScript number keeps all digits', async () => {
  const rows = await read('counter?select=id,hits&order=id')
  expect(await rows.text()).toBe('[{"id":1,"hits":9007199254740993}, \n {"id":2,"hits":7}]')
  expect(await (await call('big', {}, { role: 'anon' })).text()).toBe('9007199254740993')
})

test('a caller’s mistake is answered and not logged, a fault is logged', async () => {
  logged.length = 0
  expect((await read('no_such_table')).status).toBe(404)
  expect((await read('counter?hits=many')).status).toBe(400)
  expect(logged).toEqual([])
  expect((await call('misraised', {}, { role: 'anon' })).status).toBe(500)
  expect(logged.join()).toContain('no JSON')
})
