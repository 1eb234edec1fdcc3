import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import type { ClientInfo } from '../http/client-address.ts'
import { generateToken } from '../passwords/generate.ts'
import { addProof, insertRefreshToken, insertSession } from '../sql/sessions.sql.ts'
import { signedIn } from '../sql/users.sql.ts'
import { presentUser, type PresentedUser } from '../users/present-user.ts'
import { reloadUser } from '../users/user-store.ts'
import { mintAccessToken } from './build-claims.ts'

/** The answer to a sign-in or refresh. */
export interface SessionResponse {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: PresentedUser
}

export async function addRefreshToken(
  client: pg.PoolClient,
  input: { userId: string; sessionId: string; parent: string | null },
): Promise<string> {
  const token = generateToken()
  await client.query(insertRefreshToken, [token, input.userId, input.parent, input.sessionId])
  return token
}

/** Builds the answer for an existing session. */
export async function sessionResponse(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { userId: string; sessionId: string; refreshToken: string; method: string },
): Promise<SessionResponse> {
  const user = await reloadUser(client, input.userId)
  const { token, expiresAt } = await mintAccessToken(deps, client, {
    user,
    sessionId: input.sessionId,
    method: input.method,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: deps.settings.jwt_expiry,
    expires_at: expiresAt,
    refresh_token: input.refreshToken,
    user: presentUser(user),
  }
}

/** Starts a session of the first level for a person who has just authenticated by `method`. */
export async function issueSession(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { userId: string; method: string; from: ClientInfo },
): Promise<SessionResponse> {
  const sessionId = randomUUID()
  const { ip, userAgent } = input.from
  await client.query(insertSession, [sessionId, input.userId, null, userAgent, ip])
  const refreshToken = await addRefreshToken(client, {
    userId: input.userId,
    sessionId,
    parent: null,
  })
  await client.query(signedIn, [input.userId])
  await client.query(addProof, [sessionId, input.method])
  return sessionResponse(deps, client, {
    userId: input.userId,
    sessionId,
    refreshToken,
    method: input.method,
  })
}
