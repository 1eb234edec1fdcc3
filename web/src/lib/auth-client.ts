import { GoTrueClient } from '@supabase/auth-js'
import { env } from '@/config/env.ts'

/**
 * Set up as supabase-js does it. The implicit flow lets an e-mail link be opened on another device
 * than the one that asked for it, which is how teachers read their mail.
 */
export function createAuthClient(storageKey: string): GoTrueClient {
  return new GoTrueClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.publishableKey },
    storageKey,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })
}
