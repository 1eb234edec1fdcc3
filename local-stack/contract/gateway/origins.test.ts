import { describe, expect, inject, test } from 'vitest'
import { send } from './send.ts'

const doors = ['/rest/v1/product', '/graphql/v1', '/auth/v1/token', '/storage/v1/object/a/b']

describe('a page of any origin', () => {
  test.for(doors)('may send a preflight for %s without a key', async (path) => {
    const answer = await send(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://kryt.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'apikey, authorization, content-type, x-client-info, x-upsert',
      },
    })
    expect([200, 204]).toContain(answer.status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-upsert']) {
      expect(allowed).toContain(name)
    }
  })

  test.for(doors)('may read the answers of %s, including refusals', async (path) => {
    const answer = await send(path, { method: 'POST', headers: { origin: 'https://kryt.example' } })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('may read the number of rows', async () => {
    const answer = await send('/rest/v1/product_category?select=id&limit=1', {
      headers: { apikey: inject('supabase').publishableKey, origin: 'https://kryt.example' },
    })
    const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase() ?? ''
    expect(exposed).toContain('content-range')
  })
})
