import type pg from 'pg'
import { refuse } from '../refusals.ts'
import { hashOfPassword, matchesPassword } from '../sql/passwords.sql.ts'

// Hashed in the database: it takes about 60 ms, during which this process could not serve requests.

export async function hashPassword(pool: pg.Pool, password: string): Promise<string> {
  const result = await pool.query<{ hash: string }>(hashOfPassword, [password])
  return result.rows[0]?.hash ?? ''
}

/** A user without a password matches no password. */
export async function passwordMatches(
  pool: pg.Pool,
  password: string,
  stored: string | null,
): Promise<boolean> {
  if (stored === null || !isBcrypt(stored)) return false
  // $2b$ and $2y$ are other names for what pgcrypto calls $2a$.
  const hash = stored.replace(/^\$2[by]\$/, '$2a$')
  const result = await pool.query<{ matches: boolean }>(matchesPassword, [password, hash])
  return result.rows[0]?.matches === true
}

const isBcrypt = (stored: string): boolean => /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(stored)

/** @throws AuthError validation_failed when it is not a bcrypt hash, the only kind that local-stack can check */
export function validHash(stored: string): string {
  if (!isBcrypt(stored)) throw refuse.validation('password_hash must be a bcrypt hash')
  return stored
}
