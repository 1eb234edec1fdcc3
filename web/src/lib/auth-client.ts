import { GoTrueClient, type Session } from '@supabase/auth-js'
import { env } from '@/config/env.ts'
import { claim, fetchForAuth, sessionStore } from './auth-clock.ts'

/**
 * Set up as supabase-js does it, but for one thing: a session in the address of a page is not taken (149). The implicit flow
 * lets an e-mail link be opened on another device than the one that asked for it, which is how teachers read their mail.
 */
export function createAuthClient(storageKey: string): GoTrueClient {
  return new GoTrueClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.publishableKey },
    storageKey,
    storage: sessionStore,
    fetch: fetchForAuth,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
}

/** A client for one question: is this the password? It keeps nothing and touches nobody's session. */
export function createPasswordCheck(): GoTrueClient {
  return new GoTrueClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.publishableKey },
    storageKey: 'kryt.password-check',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  })
}

/** Whether the account has an authenticator app that this session has not shown a code of. */
export function isCodeDue({ user, access_token }: Session): boolean {
  const isProtected = user.factors?.some((factor) => factor.status === 'verified') ?? false
  return isProtected && claim(access_token, 'aal') !== 'aal2'
}
