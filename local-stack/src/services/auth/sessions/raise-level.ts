import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import {
  activeRefreshToken,
  addProof,
  raiseSession,
  revokeRefreshToken,
} from '../sql/sessions.sql.ts'
import { levelOf } from './build-claims.ts'
import { addRefreshToken, sessionResponse, type SessionResponse } from './issue-session.ts'

/** Raises a session that has verified a second factor: it gets new tokens, and the old refresh token is used up. */
export async function raiseLevel(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { userId: string; sessionId: string; factorId: string; method: 'totp' | 'mfa/phone' },
): Promise<SessionResponse> {
  const { userId, sessionId, factorId, method } = input
  await client.query(addProof, [sessionId, method])
  const found = await client.query<{ id: string; token: string }>(activeRefreshToken, [sessionId])
  const current = found.rows[0]
  if (current === undefined) throw refuse.unexpected('Refresh Token Not Found')
  await client.query(revokeRefreshToken, [current.id])
  const refreshToken = await addRefreshToken(client, { userId, sessionId, parent: current.token })
  const { aal } = await levelOf(client, sessionId)
  await client.query(raiseSession, [sessionId, aal, factorId])
  return sessionResponse(deps, client, { userId, sessionId, refreshToken, method })
}
