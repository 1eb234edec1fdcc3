import type { User } from '@supabase/auth-js'
import { internationalPhone, isSouthAfricanPhone, typedPhone } from '@kryt/supabase/phone-number'
import { AppError, toAppError } from '@/lib/errors.ts'
import { authClient } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'

/** A phone that the account gets codes on. */
export interface PhoneFactor {
  id: string
  /** In international form, `+27821234567`. */
  phone: string
}

/** A code that was sent, which verifies its own challenge only. */
export interface SentCode {
  factorId: string
  challengeId: string
}

/** The confirmed phones of a user, oldest first. */
export const phonesOf = ({ factors = [] }: Pick<User, 'factors'>): PhoneFactor[] =>
  factors
    .filter(({ status, factor_type: type }) => status === 'verified' && type === 'phone')
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((factor) => ({ id: factor.id, phone: plussed(Reflect.get(factor, 'phone')) }))

/** Auth returns the digits alone. */
const plussed = (phone: unknown): string =>
  typeof phone === 'string' && phone !== '' ? `+${phone.replace(/^\+/, '')}` : ''

/** The number that was given at sign-up; empty where there is none that a code could be sent to. */
export function phoneOfSignUp({ user_metadata: { phone } }: Pick<User, 'user_metadata'>): string {
  return typeof phone === 'string' && isSouthAfricanPhone(phone) ? typedPhone(phone) : ''
}

/** Sends a code to a phone of the account. @throws AppError rate_limited */
export async function sendCode(factorId: string): Promise<SentCode> {
  const auth = await authClient()
  const { data } = await answered(auth.mfa.challenge({ factorId, channel: 'sms' }))
  return { factorId, challengeId: data.id }
}

/** Begins to add a phone: it is in use once a code of the message was accepted. @throws AppError */
export async function enrolPhone({ phone }: { phone: string }): Promise<SentCode> {
  const auth = await authClient()
  const number = internationalPhone(phone)
  const { data } = await answered(
    auth.mfa.enroll({ factorType: 'phone', phone: number, friendlyName: number }),
  )
  return sendCode(data.id)
}

/** Raises this session to the second level. @throws AppError sent_code_wrong: Auth has one word for every wrong code */
export async function confirmSentCode(sent: SentCode, code: string): Promise<void> {
  const auth = await authClient()
  try {
    await answered(auth.mfa.verify({ ...sent, code }))
  } catch (error) {
    throw toAppError(error).code === 'mfa_verification_failed'
      ? new AppError('sent_code_wrong')
      : error
  }
}

/** Removes a phone after its own code was accepted: an unattended window must not be enough. @throws AppError */
export async function removePhone(sent: SentCode, code: string): Promise<void> {
  await confirmSentCode(sent, code)
  const auth = await authClient()
  await answered(auth.mfa.unenroll({ factorId: sent.factorId }))
  // The old token still lists the phone.
  await answered(auth.refreshSession())
}
