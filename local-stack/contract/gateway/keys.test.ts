import { describe, expect, inject, test } from 'vitest'
import { send } from './send.ts'
import { teacher } from './people.ts'

const path = '/rest/v1/product_category?select=id&limit=1'
const guarded = '/rest/v1/order_event?select=id&limit=1'
const keys = () => inject('supabase')

describe('accepted keys', () => {
  test.for(['publishableKey', 'anonKey', 'secretKey'] as const)('%s in apikey', async (name) => {
    const answer = await send(path, { headers: { apikey: keys()[name] } })
    expect(answer.status).toBe(200)
  })

  test('a key in the query string', async () => {
    expect((await send(`${path}&apikey=${keys().publishableKey}`)).status).toBe(200)
  })

  test('an opaque key repeated in Authorization', async () => {
    const key = keys().publishableKey
    const headers = { apikey: key, authorization: `Bearer ${key}` }
    expect((await send(path, { headers })).status).toBe(200)
  })

  test('only the secret key bypasses the rights of tables', async () => {
    const { publishableKey, secretKey } = keys()
    expect((await send(guarded, { headers: { apikey: secretKey } })).status).toBe(200)
    expect((await send(guarded, { headers: { apikey: publishableKey } })).status).toBe(401)
  })
})

describe('refused keys', () => {
  test.for(['/rest/v1/product_category', '/graphql/v1', '/auth/v1/settings', '/realtime/v1/api/x'])(
    'no key: %s',
    async (door) => {
      const answer = await send(door, { method: 'POST' })
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ message: 'No API key found in request' })
    },
  )

  test.for(['sb_publishable_wrong', 'sb_secret_wrong', 'wrong', 'a.b.c'])(
    'a key of another project: %s',
    async (apikey) => {
      const answer = await send(path, { headers: { apikey } })
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ message: 'Invalid API key' })
    },
  )

  test('an opaque key as a token', async () => {
    const { publishableKey, secretKey } = keys()
    const headers = { apikey: publishableKey, authorization: `Bearer ${secretKey}` }
    expect((await send(guarded, { headers })).status).toBe(401)
  })

  test('the secret key in a browser', async () => {
    const headers = {
      apikey: keys().secretKey,
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140',
    }
    const answer = await send(path, { headers })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ message: 'Forbidden use of secret API key in browser' })
  })

  test('a token without a key', async () => {
    const { token } = await teacher()
    const answer = await send(path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
  })
})

test.for(['/', '/nowhere', '/rest', '/rest-admin/v1/ready', '/pg/', '/auth/v2/user', '/metrics'])(
  'there is nothing at %s',
  async (nowhere) => {
    const answer = await send(nowhere, { headers: { apikey: keys().secretKey } })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ message: 'no Route matched with those values' })
  },
)
