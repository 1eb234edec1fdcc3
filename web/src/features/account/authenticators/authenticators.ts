import type { User } from '@supabase/auth-js'
import { AppError, toAppError } from '@/lib/errors.ts'
import { authClient } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'

/** An authenticator app that was set up for the account. */
export interface Authenticator {
  id: string
  name: string
  addedAt: string
}

/** What an app needs to be set up: a picture to scan, or the key to type. */
export interface Enrolment {
  id: string
  /** Address of an image. */
  picture: string
  key: string
}

/** The confirmed authenticators of a user, oldest first. */
export const authenticatorsOf = ({ factors = [] }: Pick<User, 'factors'>): Authenticator[] =>
  factors
    .filter(({ status, factor_type: type }) => status === 'verified' && type === 'totp')
    .map(({ id, friendly_name: name, created_at: addedAt }) => ({ id, name: name ?? '', addedAt }))
    .toSorted((one, other) => one.addedAt.localeCompare(other.addedAt))

/** Begins to set an authenticator up. It is in use once confirmCode has accepted a code of it. @throws AppError */
export async function enrolAuthenticator(name: string): Promise<Enrolment> {
  const auth = await authClient()
  // Otherwise the name of an unfinished enrolment could not be used again.
  const { data: before } = await answered(auth.mfa.listFactors())
  for (const { id } of before.all.filter(({ status }) => status === 'unverified')) {
    await answered(auth.mfa.unenroll({ factorId: id }))
  }
  const { data } = await answered(
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Kryt' }),
  )
  const svg = data.totp.qr_code.replace(/^data:[^,]*,/, '')
  return {
    id: data.id,
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    key: data.totp.secret,
  }
}

/** Raises this session to the second level with a code. @throws AppError mfa_verification_failed */
export async function confirmCode(authenticatorId: string, code: string): Promise<void> {
  const auth = await authClient()
  await answered(auth.mfa.challengeAndVerify({ factorId: authenticatorId, code }))
}

const isWrongCode = (error: unknown) => toAppError(error).code === 'mfa_verification_failed'

/**
 * Accepts a code of any of the account's authenticators, because the person does not say which one it came from.
 * @throws AppError mfa_verification_failed when it is of none of them
 */
export async function confirmAnyCode(
  authenticators: readonly Authenticator[],
  code: string,
): Promise<void> {
  let refusal: unknown = new AppError('mfa_factor_not_found')
  for (const { id } of authenticators) {
    try {
      await confirmCode(id, code)
      return
    } catch (error) {
      if (!isWrongCode(error)) throw error
      refusal = error
    }
  }
  throw refusal
}

/**
 * Removes an authenticator after a code of any of them was accepted. The others are tried first: a session confirmed by
 * the removed one would have to be confirmed again.
 * @throws AppError
 */
export async function removeAuthenticator(
  authenticator: Authenticator,
  all: readonly Authenticator[],
  code: string,
): Promise<void> {
  const others = all.filter(({ id }) => id !== authenticator.id)
  await confirmAnyCode([...others, authenticator], code)
  const auth = await authClient()
  await answered(auth.mfa.unenroll({ factorId: authenticator.id }))
  // The old token still lists the removed authenticator.
  await answered(auth.refreshSession())
}
