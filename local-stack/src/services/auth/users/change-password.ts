import type pg from 'pg'
import { clearOneTimeTokens } from '../sql/one-time-tokens.sql.ts'
import { setPassword } from '../sql/users.sql.ts'
import { endOtherSessions, endSessions } from '../sessions/session-store.ts'

/** Stores the hash, deletes all pending links, and ends all sessions but the caller's. */
export async function changePassword(
  client: pg.PoolClient,
  userId: string,
  hash: string,
  keepSession: string | null,
): Promise<void> {
  await client.query(setPassword, [userId, hash])
  await client.query(clearOneTimeTokens, [userId])
  await (keepSession === null
    ? endSessions(client, userId)
    : endOtherSessions(client, userId, keepSession))
}
