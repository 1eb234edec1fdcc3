import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { proofsOfSession } from '../sql/sessions.sql.ts'
import type { User } from '../users/user.ts'
import { runAccessTokenHook } from './access-token-hook.ts'
import { signAccessToken } from './access-token.ts'

interface Proof {
  method: string
  timestamp: number
}

const secondKinds = ['totp', 'mfa/phone']

/** The methods that authenticated the session, newest first, and the level that follows from them. */
export async function levelOf(
  client: pg.PoolClient,
  sessionId: string,
): Promise<{ aal: 'aal1' | 'aal2'; amr: Proof[] }> {
  const { rows: amr } = await client.query<Proof>(proofsOfSession, [sessionId])
  const aal = amr.some((proof) => secondKinds.includes(proof.method)) ? 'aal2' : 'aal1'
  return { aal, amr }
}

/** Issues an access token with exactly GoTrue's claims, or with those that the project's hook returns. */
export async function mintAccessToken(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { user: User; sessionId: string; method: string },
): Promise<{ token: string; expiresAt: number }> {
  const { user, sessionId } = input
  const { aal, amr } = await levelOf(client, sessionId)
  const issuedAt = Math.floor(Date.now() / 1_000)
  const expiresAt = issuedAt + deps.settings.jwt_expiry
  const claims = {
    iss: deps.settings.jwt_issuer ?? deps.externalUrl,
    sub: user.id,
    aud: user.aud ?? '',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? '',
    aal,
    amr,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  }
  const { enabled, uri } = deps.settings.hook.custom_access_token
  const final = enabled
    ? await runAccessTokenHook(client, uri, {
        user_id: user.id,
        claims,
        authentication_method: input.method,
      })
    : claims
  return { token: await signAccessToken(deps.jwtSecret, final), expiresAt }
}
