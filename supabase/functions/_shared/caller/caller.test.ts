import { expect, test } from 'vitest'
import { findCaller } from './caller.ts'
import type { Client } from '../project/clients.ts'

const tokenOf = (claims: object) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

/** An Auth client that knows one person with these authenticators. */
function authOf(factors: { status: string }[] | undefined): Client {
  const user = { id: 'thandi', email: 'thandi@kryt.example', factors }
  const client = { auth: { getUser: async () => Promise.resolve({ data: { user }, error: null }) } }
  return client as unknown as Client // the only method used
}

const verified = [{ status: 'verified' }]

test.each([
  ['without an authenticator', undefined, 'aal1'],
  ['with one that was never confirmed', [{ status: 'unverified' }], 'aal1'],
  ['with one, and its code', verified, 'aal2'],
] as const)('knows a caller %s', async (_case, factors, aal) => {
  const caller = await findCaller(
    authOf(factors ? [...factors] : undefined),
    tokenOf({ aal, name: 'Thândi ÿ' }),
  )
  expect(caller).toEqual({ id: 'thandi', email: 'thandi@kryt.example' })
})

test.each([{ aal: 'aal1' }, {}])('with one, the claims %j are nobody', async (claims) => {
  await expect(findCaller(authOf(verified), tokenOf(claims))).rejects.toMatchObject({
    status: 401,
    message: 'not_signed_in',
  })
})
