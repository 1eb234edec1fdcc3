import { refuse } from '../refusals.ts'
import type { AuthSettings } from '../settings.ts'

/** bcrypt reads 72 bytes and ignores the rest, so Auth refuses more. */
const maximumBytes = 72

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digits = '0123456789'
const symbols = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'

const characterSets: Record<AuthSettings['password_requirements'], string[]> = {
  '': [],
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, symbols],
}

export type PasswordPolicy = Pick<AuthSettings, 'minimum_password_length' | 'password_requirements'>

/** The sets of characters; a password needs one of each. */
export const requiredSets = (policy: PasswordPolicy): string[] =>
  characterSets[policy.password_requirements]

export interface Weakness {
  message: string
  reasons: string[]
}

/** Why the project's policy refuses the password; null when it meets it. */
export function weakness(password: string, policy: PasswordPolicy): Weakness | null {
  const sets = requiredSets(policy)
  const minimum = policy.minimum_password_length
  const short = Buffer.byteLength(password) < minimum
  const poor = sets.some((set) => !set.split('').some((character) => password.includes(character)))
  if (!short && !poor) return null
  return {
    message: [
      ...(short ? [`Password should be at least ${String(minimum)} characters.`] : []),
      ...(poor
        ? [`Password should contain at least one character of each: ${sets.join(', ')}.`]
        : []),
    ].join(' '),
    reasons: [...(short ? ['length'] : []), ...(poor ? ['characters'] : [])],
  }
}

/** @throws AuthError validation_failed over 72 bytes */
export function checkLength(password: string): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw refuse.validation('Password cannot be longer than 72 characters')
  }
}

/** @throws AuthError validation_failed over 72 bytes, weak_password with its reasons */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  checkLength(password)
  const weak = weakness(password, policy)
  if (weak !== null) throw refuse.weakPassword(weak.message, weak.reasons)
}
