import { createClient } from '@supabase/supabase-js'
import { addresses } from './addresses.ts'

// The fixed keys of local development, printed by `npm start`.
export const publishableKey = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'
export const secretKey = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'

const memoryOnly = { auth: { persistSession: false, autoRefreshToken: false } }

/** A client with the secret key: prepares people, and reads what the pages do not show. */
export const service = createClient(addresses.api, secretKey, memoryOnly)

export interface SignedIn {
  client: typeof service
  /** The session as the web app stores it in localStorage. */
  stored: string
  token: string
  graphql: (query: string, variables?: Record<string, unknown>) => Promise<unknown>
}

/** Signs in through Auth, without the UI. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const client = createClient(addresses.api, publishableKey, memoryOnly)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  const token = data.session.access_token
  return {
    client,
    token,
    stored: JSON.stringify(data.session),
    graphql: async (query, variables = {}) => {
      const response = await fetch(`${addresses.api}/graphql/v1`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await response.json()) as { data?: unknown; errors?: { message: string }[] } // the shape of a GraphQL response
      if (body.errors !== undefined) throw new Error(body.errors[0]?.message)
      return body.data
    },
  }
}
