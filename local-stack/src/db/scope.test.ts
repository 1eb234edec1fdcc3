import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { ClientGone } from './client-gone.ts'
import { createPool } from './pool.ts'
import { PoolExhausted } from './pool-exhausted.ts'
import { withScope } from './scope.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await startTestDatabase({ migrations: false })
  pool = createPool(database.urlFor('authenticator'), {
    max: 3,
    log: () => undefined,
    acquisitionTimeout: 500,
  })
})

afterAll(async () => {
  await pool.end()
  await database.stop()
})

const service = { claims: { role: 'service_role' } }
const nap = (seconds: number) => (client: pg.PoolClient) =>
  client.query('select pg_sleep($1)', [seconds])

/** Checks that every connection of the pool is idle and has no identity. */
async function expectCleanPool(): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  for (const client of clients) {
    const { rows } = await client.query<{ role: string; claims: string | null }>(
      `select current_user as role, current_setting('request.jwt.claims', true) as claims`,
    )
    expect(rows[0]?.role).toBe('authenticator')
    expect(rows[0]?.claims ?? '').toBe('')
    client.release()
  }
}

test.for([
  ['anon', 3_000],
  ['authenticated', 8_000],
] as const)('a statement of %s ends after %i ms', async ([role, limit]) => {
  const start = Date.now()
  await expect(withScope(pool, { claims: { role } }, nap(12))).rejects.toMatchObject({
    code: '57014',
  })
  expect(Date.now() - start).toBeGreaterThanOrEqual(limit - 50)
  expect(Date.now() - start).toBeLessThan(limit + 1_500)
  await expectCleanPool()
})

test('claims, request and further settings reach the database and end with the transaction', async () => {
  const scope = {
    claims: { role: 'authenticated', sub: '0b7a1031-5205-4411-817c-697d29ffe726' },
    method: 'POST',
    path: '/x',
    settings: { 'storage.operation': 'storage.object.upload' },
  }
  const { rows } = await withScope(pool, scope, (client) =>
    client.query(`select current_user as role, auth.uid() as uid, current_setting('request.path') as path,
      current_setting('storage.operation') as operation`),
  )
  expect(rows).toEqual([
    {
      role: 'authenticated',
      uid: scope.claims.sub,
      path: '/x',
      operation: 'storage.object.upload',
    },
  ])
  await expectCleanPool()
})

test('a statement ends when the client goes away', async () => {
  const leaving = new AbortController()
  const start = Date.now()
  setTimeout(() => leaving.abort(), 200)
  const work = withScope(pool, { ...service, signal: leaving.signal }, nap(6))
  await expect(work).rejects.toThrow(ClientGone)
  expect(Date.now() - start).toBeLessThan(2_000)
  await expectCleanPool()
})

test('what was written before the client went away is rolled back', async () => {
  const leaving = new AbortController()
  const work = withScope(
    pool,
    { claims: { role: 'authenticator' }, signal: leaving.signal },
    async (client) => {
      await client.query('create temporary table left_behind (id int)')
      leaving.abort()
    },
  )
  await expect(work).rejects.toThrow(ClientGone)
  await expectCleanPool()
  const { rows } = await pool.query(`select to_regclass('left_behind') as found`)
  expect(rows).toEqual([{ found: null }])
})

test('a client that has gone takes no connection', async () => {
  await expect(
    withScope(pool, { ...service, signal: AbortSignal.abort() }, nap(1)),
  ).rejects.toThrow(ClientGone)
})

test('when all connections are busy, the next request is refused in time', async () => {
  const busy = Array.from({ length: 3 }, () => withScope(pool, service, nap(1.2)))
  const start = Date.now()
  await expect(withScope(pool, service, nap(0))).rejects.toThrow(PoolExhausted)
  expect(Date.now() - start).toBeLessThan(1_000)
  await Promise.all(busy)
  await expectCleanPool()
})

test('many cancelled requests leave the pool intact', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 100)
  const work = Array.from({ length: 3 }, () =>
    withScope(pool, { ...service, signal: leaving.signal }, nap(6)),
  )
  expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ])
  expect(pool.totalCount).toBe(3)
  expect(pool.waitingCount).toBe(0)
  await expectCleanPool()
})
