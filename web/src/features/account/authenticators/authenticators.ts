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

/** Those of a user that a code is asked of, oldest first. */
export const authenticatorsOf = ({ factors = [] }: Pick<User, 'factors'>): Authenticator[] =>
  factors
    .filter(({ status, factor_type: type }) => status === 'verified' && type === 'totp')
    .map(({ id, friendly_name: name, created_at: addedAt }) => ({ id, name: name ?? '', addedAt }))
    .toSorted((one, other) => one.addedAt.localeCompare(other.addedAt))

/** Begins to set one up; it counts once a code of it was confirmed. @throws AppError */
export async function enrolAuthenticator(name: string): Promise<Enrolment> {
  const auth = await authClient()
  // What was begun and given up would keep its name.
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

/** Signs this session up to the second level. @throws AppError mfa_verification_failed */
export async function confirmCode(authenticatorId: string, code: string): Promise<void> {
  const auth = await authClient()
  await answered(auth.mfa.challengeAndVerify({ factorId: authenticatorId, code }))
}

const isWrongCode = (error: unknown) => toAppError(error).code === 'mfa_verification_failed'

/**
 * Accepts a code of any of the account's authenticators: nobody remembers which one a code came from.
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
 * Takes an authenticator off the account, after a code of any of them. Those that stay are asked first: a session
 * proven by what is removed would have to show another code.
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
  // The token still tells of the authenticator that is gone.
  await answered(auth.refreshSession())
}
