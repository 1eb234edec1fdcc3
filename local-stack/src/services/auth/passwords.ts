import { randomBytes } from 'node:crypto'
import { hash } from 'bcryptjs'
import { authErrors } from './errors.ts'
import type { UserInput } from './user-input.ts'

const rounds = 10

/** bcrypt reads 72 bytes and ignores the rest, so Auth refuses more. */
const maximumBytes = 72

export interface PasswordPolicy {
  minimumLength: number
  requirements: string
}

const characterSets: Record<string, string[]> = {
  letters_digits: ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'],
  lower_upper_letters_digits: [
    'abcdefghijklmnopqrstuvwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
  ],
  lower_upper_letters_digits_symbols: [
    'abcdefghijklmnopqrstuvwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
    '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~',
  ],
}

/**
 * The project's password policy, as Auth checks it on update (creation by an administrator is exempt).
 * @throws AuthError weak_password with its reasons, or validation_failed over 72 bytes
 */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw authErrors.validation('Password cannot be longer than 72 characters')
  }
  const sets = characterSets[policy.requirements] ?? []
  const missing = sets.filter((set) => ![...set].some((character) => password.includes(character)))
  const short = password.length < policy.minimumLength
  if (!short && missing.length === 0) return
  const messages = [
    ...(short ? [`Password should be at least ${String(policy.minimumLength)} characters.`] : []),
    ...(missing.length > 0
      ? [`Password should contain at least one character of each: ${sets.join(', ')}.`]
      : []),
  ]
  throw authErrors.weakPassword(messages.join(' '), [
    ...(short ? ['length'] : []),
    ...(missing.length > 0 ? ['characters'] : []),
  ])
}

/** The hash to store: the one given, that of the password given, or that of a password nobody knows. */
export async function passwordHash(
  input: Pick<UserInput, 'password' | 'password_hash'>,
): Promise<string> {
  if (input.password_hash !== undefined) return input.password_hash
  const password = input.password ?? randomBytes(32).toString('base64')
  if (Buffer.byteLength(password) > maximumBytes) {
    throw authErrors.validation('Password cannot be longer than 72 characters')
  }
  return hash(password, rounds)
}
