import type pg from 'pg'
import { expect, test } from 'vitest'
import { mountAuth, password } from './testing.ts'

test('without a free connection Auth says that it takes too long, not that it broke', async () => {
  const busy = async () => Promise.reject(new Error('timeout exceeded when trying to connect'))
  const pool = { connect: busy, query: busy } as unknown as pg.Pool // all that Auth asks of it
  const auth = mountAuth(pool)
  const answer = await auth.call('/token?grant_type=password', {
    method: 'POST',
    body: { email: 'thandi@example.org', password },
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })
  expect([answer.status, answer.body]).toMatchObject([504, { code: 'request_timeout' }])
  await auth.stop()
})
