import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { tokenFor } from '../access-token.ts'
import type { TestStack } from '../stack.ts'
import { callers, type Caller } from '../../../supabase/tests/rights/grants.ts'
import { claimsOf, type World } from '../../../supabase/tests/rights/world.ts'

export type Clients = Record<Caller, SupabaseClient>

/** The official client for each caller, signed in with a token of theirs. */
export async function clientsOf(stack: TestStack, world: World): Promise<Clients> {
  const clients = await Promise.all(
    callers.map(async (caller) => [caller, await clientOf(stack, caller, world)] as const),
  )
  return Object.fromEntries(clients) as Clients // one for each caller
}

async function clientOf(stack: TestStack, caller: Caller, world: World): Promise<SupabaseClient> {
  const token = caller === 'anonymous' ? null : await tokenFor({ ...claimsOf(caller, world) })
  const client = createClient(stack.apiUrl, stack.config.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token === null ? {} : { accessToken: () => Promise.resolve(token) }),
  })
  // A channel joins with the token only if it is known by then.
  if (token !== null) await client.realtime.setAuth()
  return client
}
