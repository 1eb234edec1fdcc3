import {
  deleteLowerSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  sessionById,
} from '../sql/sessions.sql.ts'
import type { Queryable } from '../transaction.ts'

export interface Session {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2' | 'aal3' | null
  factor_id: string | null
  created_at: Date
  not_after: Date | null
  refreshed_at: Date | null
}

export async function findSession(client: Queryable, id: string): Promise<Session | null> {
  const found = await client.query<Session>(sessionById, [id])
  return found.rows[0] ?? null
}

export const isAal2 = (session: Session | null): boolean => session?.aal === 'aal2'

/** Deletes sessions together with their refresh tokens. */
export async function endSession(client: Queryable, id: string): Promise<void> {
  await client.query(deleteSession, [id])
}

export async function endSessions(client: Queryable, userId: string): Promise<void> {
  await client.query(deleteSessions, [userId])
}

export async function endOtherSessions(
  client: Queryable,
  userId: string,
  keep: string,
): Promise<void> {
  await client.query(deleteOtherSessions, [userId, keep])
}

/** Ends the sessions without a second factor once one was verified. */
export async function endLowerSessions(client: Queryable, userId: string): Promise<void> {
  await client.query(deleteLowerSessions, [userId])
}
