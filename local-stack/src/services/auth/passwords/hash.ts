import type pg from 'pg'
import { refuse } from '../refusals.ts'
import { hashOfPassword, matchesPassword } from '../sql/passwords.sql.ts'

// Hashed in the database: it takes about 60 ms, during which this process could not serve requests.

export async function hashPassword(pool: pg.Pool, password: string): Promise<string> {
  const result = await pool.query<{ hash: string }>(hashOfPassword, [password])
  return result.rows[0]?.hash ?? ''
}

/** Of a password that nobody has: compared where there is nothing to compare, so that this takes as long. */
const nobodysHash = '$2a$10$Q2b0wJqUOD6lV1s6Zl1m8uWw8b7m1n0kq2cX9a4e3r5t6y7u8i9oK'

/**
 * A user without a password, or nobody, matches no password. It takes as long as for somebody else: the time of an
 * answer must not tell who is registered.
 */
export async function passwordMatches(
  pool: pg.Pool,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const known = stored !== null && isBcrypt(stored)
  // $2b$ and $2y$ are other names for what pgcrypto calls $2a$.
  const hash = (known ? stored : nobodysHash).replace(/^\$2[by]\$/, '$2a$')
  const result = await pool.query<{ matches: boolean }>(matchesPassword, [password, hash])
  return known && result.rows[0]?.matches === true
}

const isBcrypt = (stored: string): boolean => /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(stored)

/** @throws AuthError validation_failed when it is not a bcrypt hash, the only kind that local-stack can check */
export function validHash(stored: string): string {
  if (!isBcrypt(stored)) throw refuse.validation('password_hash must be a bcrypt hash')
  return stored
}
