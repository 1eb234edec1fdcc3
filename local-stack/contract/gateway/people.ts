import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'

const quiet = { auth: { persistSession: false, autoRefreshToken: false } }

/** A visitor, who has only the public key. */
export function visitor() {
  const { url, publishableKey } = inject('supabase')
  return createClient(url, publishableKey, quiet)
}

/** The secret key, which bypasses every policy. */
export function service() {
  const { url, secretKey } = inject('supabase')
  return createClient(url, secretKey, quiet)
}

export type Client = ReturnType<typeof visitor>

export interface Person {
  client: Client
  id: string
  token: string
}

/** Creates a person and signs them in. */
export async function teacher(): Promise<Person> {
  const email = `contract-${randomUUID()}@example.com`
  const password = `Contract-${randomUUID()}-1!`
  const created = await service().auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error !== null) throw created.error
  const client = visitor()
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error !== null) throw signedIn.error
  return { client, id: created.data.user.id, token: signedIn.data.session.access_token }
}

/** Creates an administrator. */
export async function administrator(): Promise<Person> {
  const person = await teacher()
  const joined = await service().rpc('add_user_to_group', {
    user_id: person.id,
    group_name: 'admin',
  })
  if (joined.error !== null) throw joined.error
  return person
}
