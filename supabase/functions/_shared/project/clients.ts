import { createClient } from '@supabase/supabase-js'
import { projectKey, required, type ReadVariable } from './environment.ts'

// A function keeps no session between requests and must not refresh a token that belongs to somebody else.
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/** Acts as the caller, with row-level security. */
export function userClient(read: ReadVariable, token: string) {
  return createClient(required(read, 'SUPABASE_URL'), projectKey(read, 'publishable'), {
    auth,
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
}

/** Acts as a visitor who is not signed in. */
export function visitorClient(read: ReadVariable) {
  return createClient(required(read, 'SUPABASE_URL'), projectKey(read, 'publishable'), { auth })
}

export type Client = ReturnType<typeof userClient>

/**
 * The only access to the service key, which bypasses row-level security. Each use explains in a comment why the
 * caller's own rights are not enough.
 * @param actingFor the person on whose behalf the client writes, for the audit of administrators' changes; the caller
 *   must have checked their token and their rights
 */
export function serviceClient(read: ReadVariable, actingFor?: string) {
  return createClient(required(read, 'SUPABASE_URL'), projectKey(read, 'secret'), {
    auth,
    ...(actingFor !== undefined && { global: { headers: { 'x-acting-user': actingFor } } }),
  })
}
