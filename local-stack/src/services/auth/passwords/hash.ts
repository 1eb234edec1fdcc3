import { compare, getRounds, hash } from 'bcryptjs'
import { refuse } from '../refusals.ts'

const rounds = 10

export const hashPassword = (password: string): Promise<string> => hash(password, rounds)

/** A user without a password matches none. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  return stored !== null && stored !== '' && compare(password, stored)
}

/** @throws AuthError validation_failed when this is no bcrypt hash, the kind that local-stack can check */
export function validHash(stored: string): string {
  try {
    if (stored.length === 60 && getRounds(stored) > 0) return stored
  } catch {
    // Not the format of bcrypt: told below.
  }
  throw refuse.validation('password_hash must be a bcrypt hash')
}
