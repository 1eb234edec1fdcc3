import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { send } from './send.ts'
import { teacher, type Person } from './people.ts'

let person: Person
beforeAll(async () => {
  person = await teacher()
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function forge(payload: object, header: object = { alg: 'HS256', typ: 'JWT' }, secret = 'guess') {
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

const far = 4_102_444_800

const forgeries: [string, () => string][] = [
  ['signed with another secret', () => forge({ role: 'service_role', exp: far })],
  ['not signed', () => `${encode({ alg: 'none' })}.${encode({ role: 'service_role', exp: far })}.`],
  [
    'with another content than was signed',
    () => {
      const [header = '', , signature = ''] = person.token.split('.')
      return `${header}.${encode({ role: 'service_role', exp: far })}.${signature}`
    },
  ],
  ['without a signature', () => person.token.replace(/\.[^.]*$/, '.')],
]

describe('a token', () => {
  test.for([
    ['REST', '/rest/v1/rpc/my_groups', '{}'],
    ['GraphQL', '/graphql/v1', '{"query":"{ __typename }"}'],
  ] as const)('of a signed-in person is accepted by %s', async ([, path, body]) => {
    const headers = {
      apikey: inject('supabase').publishableKey,
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
    }
    expect((await send(path, { method: 'POST', headers, body })).status).toBe(200)
  })
})

describe.for(forgeries)('a token %s', ([, token]) => {
  test.for([
    ['REST', '/rest/v1/order_event?select=id', 'GET'],
    ['GraphQL', '/graphql/v1', 'POST'],
  ] as const)('is refused by %s', async ([, path, method]) => {
    const headers = {
      apikey: inject('supabase').publishableKey,
      authorization: `Bearer ${token()}`,
      'content-type': 'application/json',
    }
    const body = method === 'POST' ? { body: '{"query":"{ __typename }"}' } : {}
    const answer = await send(path, { method, headers, ...body })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'PGRST301' })
  })

  test('is refused by Storage', async () => {
    const headers = {
      apikey: inject('supabase').publishableKey,
      authorization: `Bearer ${token()}`,
    }
    const answer = await send('/storage/v1/bucket', { headers })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
  })

  test('is refused by Auth', async () => {
    const headers = {
      apikey: inject('supabase').publishableKey,
      authorization: `Bearer ${token()}`,
    }
    const answer = await send('/auth/v1/user', { headers })
    expect([401, 403]).toContain(answer.status)
  })
})

test('a text that is not a token is refused with a message of its own', async () => {
  const headers = {
    apikey: inject('supabase').publishableKey,
    authorization: 'Bearer nonsense',
  }
  const answer = await send('/rest/v1/product_category', { headers })
  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({
    code: 'PGRST301',
    message: 'Expected 3 parts in JWT; got 1',
  })
})
