import type pg from 'pg'
import { clearOneTimeTokens } from '../sql/one-time-tokens.sql.ts'
import { confirmEmail, confirmPhone } from '../sql/users.sql.ts'

/** Marks the address as confirmed and deletes pending links. */
export async function confirmUserEmail(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query(confirmEmail, [userId])
  await client.query(clearOneTimeTokens, [userId])
}

export async function confirmUserPhone(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query(confirmPhone, [userId])
  await client.query(clearOneTimeTokens, [userId])
}
