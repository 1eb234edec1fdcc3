import type pg from 'pg'
import { expect, test } from 'vitest'
import { mountAuth, password } from './testing.ts'

test('without a free connection, Auth answers with a timeout and not with an internal error', async () => {
  const busy = async () => Promise.reject(new Error('timeout exceeded when trying to connect'))
  const pool = { connect: busy, query: busy } as unknown as pg.Pool // the only method that Auth uses
  const auth = mountAuth(pool)
  const answer = await auth.call('/token?grant_type=password', {
    method: 'POST',
    body: { email: 'thandi@example.org', password },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })
  expect([answer.status, answer.body]).toMatchObject([504, { code: 'request_timeout' }])
  await auth.stop()
})
