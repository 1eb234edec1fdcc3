import { expect, inject, test } from 'vitest'
import { send } from './send.ts'

const headers = () => ({
  apikey: inject('supabase').publishableKey,
  'content-type': 'application/json',
})
const megabytes = (count: number) => JSON.stringify({ padding: 'x'.repeat(count * 1024 * 1024) })

test('Auth accepts at most a megabyte', async () => {
  const path = '/auth/v1/token?grant_type=password'
  const answer = await send(path, { method: 'POST', headers: headers(), body: megabytes(1) })
  expect(answer.status).toBe(413)
})

test.for(['/rest/v1/product_tag', '/graphql/v1'])(
  '%s accepts several megabytes, up to a limit',
  async (path) => {
    const post = (count: number) =>
      send(path, { method: 'POST', headers: headers(), body: megabytes(count) })
    expect((await post(3)).status).not.toBe(413)
    expect((await post(6)).status).toBe(413)
  },
)
