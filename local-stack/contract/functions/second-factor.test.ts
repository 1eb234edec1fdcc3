import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { expect, inject, it } from 'vitest'

const { url, publishableKey, secretKey } = inject('supabase')
const auth = { persistSession: false, autoRefreshToken: false }
const service = createClient(url, secretKey, { auth })

async function signedIn(email: string, password: string): Promise<SupabaseClient> {
  const client = createClient(url, publishableKey, { auth })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return client
}

async function addAuthenticator(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error !== null) throw error
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate()
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (verified.error !== null) throw verified.error
}

/** The answers that this session gets from REST, GraphQL and a function. */
async function reach(client: SupabaseClient, email: string) {
  const { data } = await client.auth.getSession()
  const graphql = await fetch(`${url}/graphql/v1`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      query: '{ teacherProfileCollection { edges { node { owner } } } myGroups }',
    }),
  })
  const added = await client.functions.invoke<unknown>('add-user-to-group', {
    body: { groupName: 'teacher', userName: email },
  })
  return {
    rest: (await client.from('teacher_profile').select('owner')).data?.length,
    graphql: await graphql.json(),
    function: added.response?.status,
  }
}

it('with an authenticator, a token without its code opens nothing, and one with it all', async () => {
  const email = `second-${randomUUID()}@kryt.example`
  const password = 'Chalk-and-talk-1'
  const created = await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error !== null) throw created.error
  const owner = `${created.data.user.id}::${email}`
  const client = await signedIn(email, password)
  await client.rpc('ensure_teacher_profile')
  const everything = {
    rest: 1,
    graphql: {
      data: { teacherProfileCollection: { edges: [{ node: { owner } }] }, myGroups: ['teacher'] },
    },
    function: 200,
  }
  expect(await reach(client, email)).toEqual(everything)

  await addAuthenticator(client)
  expect(await reach(client, email)).toEqual(everything)
  expect(await reach(await signedIn(email, password), email)).toEqual({
    rest: 0,
    graphql: { data: { teacherProfileCollection: { edges: [] }, myGroups: [] } },
    function: 401,
  })
})
