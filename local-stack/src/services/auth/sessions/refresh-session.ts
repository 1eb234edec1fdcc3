import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { CommittedRefusal } from '../errors.ts'
import type { ClientInfo } from '../http/client-address.ts'
import { refuse } from '../refusals.ts'
import {
  activeRefreshToken,
  lockSessionOfToken,
  refreshToken as refreshTokenSql,
  revokeFamily,
  revokeRefreshToken,
  touchSession,
} from '../sql/sessions.sql.ts'
import { inTransaction } from '../transaction.ts'
import { findUser } from '../users/user-store.ts'
import { isBanned } from '../users/user.ts'
import { addRefreshToken, sessionResponse, type SessionResponse } from './issue-session.ts'
import { findSession, type Session } from './session-store.ts'

interface RefreshToken {
  id: string
  token: string
  user_id: string
  revoked: boolean
  session_id: string | null
  updated_at: Date
  parent: string | null
}

/**
 * Exchanges a refresh token for a new one and a new access token. The previous token may be used again, because its
 * answer may have been lost, and so may any within the reuse interval. An older one ends the whole session.
 * @throws AuthError refresh_token_not_found, refresh_token_already_used, session_expired, user_banned
 */
export async function refreshSession(
  deps: AuthDeps,
  token: string,
  from: ClientInfo,
): Promise<SessionResponse> {
  return inTransaction(deps.pool, async (client) => {
    await client.query(lockSessionOfToken, [token])
    const used = await one(client, refreshTokenSql, token)
    const user = used === null ? null : await findUser(client, used.user_id)
    if (used === null || user === null) throw refuse.refreshTokenNotFound()
    if (isBanned(user)) throw refuse.refreshBanned()
    const session = used.session_id === null ? null : await findSession(client, used.session_id)
    if (session === null) throw refuse.noSession()
    checkValidity(deps, session, used)

    const current = used.revoked ? await successor(deps, client, session, used) : null
    await audit(client, user, 'token_refreshed')
    const issued = current ?? (await swap(client, used, session))
    await client.query(touchSession, [session.id, from.userAgent, from.ip])
    return sessionResponse(deps, client, {
      userId: user.id,
      sessionId: session.id,
      refreshToken: issued,
      method: 'token_refresh',
    })
  })
}

async function one(
  client: pg.PoolClient,
  sql: string,
  value: string,
): Promise<RefreshToken | null> {
  const found = await client.query<RefreshToken>(sql, [value])
  return found.rows[0] ?? null
}

function checkValidity(deps: AuthDeps, session: Session, used: RefreshToken): void {
  const now = Date.now()
  const { timebox, inactivity_timeout: inactivity } = deps.settings.sessions
  const last = session.refreshed_at ?? used.updated_at
  if (session.not_after !== null && session.not_after.getTime() < now) {
    throw refuse.sessionExpired()
  }
  if (timebox !== undefined && session.created_at.getTime() + timebox < now) {
    throw refuse.sessionExpired()
  }
  if (inactivity !== undefined && last.getTime() + inactivity < now) {
    throw refuse.sessionExpired(' (Inactivity)')
  }
}

/** Handles a token that was used before: returns the current token or a new one, or ends the session. */
async function successor(
  deps: AuthDeps,
  client: pg.PoolClient,
  session: Session,
  used: RefreshToken,
): Promise<string | null> {
  const active = await one(client, activeRefreshToken, session.id)
  if (active?.parent === used.token) return active.token
  const reusableUntil =
    used.updated_at.getTime() + deps.settings.refresh_token_reuse_interval * 1_000
  if (Date.now() <= reusableUntil) return null
  if (deps.settings.enable_refresh_token_rotation) await client.query(revokeFamily, [session.id])
  throw new CommittedRefusal(refuse.refreshTokenUsed())
}

async function swap(client: pg.PoolClient, used: RefreshToken, session: Session): Promise<string> {
  await client.query(revokeRefreshToken, [used.id])
  return addRefreshToken(client, {
    userId: used.user_id,
    sessionId: session.id,
    parent: used.token,
  })
}
