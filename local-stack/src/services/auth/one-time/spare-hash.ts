import type pg from 'pg'
import { generatePassword } from '../passwords/generate.ts'
import { hashPassword } from '../passwords/hash.ts'

/** Only an invitation may need one, and hashing is slow: made before the transaction, for signup and invite links. */
export async function spareHashFor(pool: pg.Pool, type: string): Promise<string> {
  return type === 'invite' || type === 'signup' || type === 'email'
    ? hashPassword(pool, generatePassword([]))
    : ''
}
