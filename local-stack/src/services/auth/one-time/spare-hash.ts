import type pg from 'pg'
import { generatePassword } from '../passwords/generate.ts'
import { hashPassword } from '../passwords/hash.ts'

/**
 * Hashes a random password before the transaction, because hashing is slow; only signup and invite links may need it.
 */
export async function spareHashFor(pool: pg.Pool, type: string): Promise<string> {
  return type === 'invite' || type === 'signup' || type === 'email'
    ? hashPassword(pool, generatePassword([]))
    : ''
}
