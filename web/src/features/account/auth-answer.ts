import { AppError, toAppError } from '@/lib/errors.ts'

/** Error codes of Auth that only the account pages meet. Their sentences are in i18n/server-messages.ts. */
const ownWords = [
  'insufficient_aal',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'mfa_phone_enroll_not_enabled',
  'mfa_verification_failed',
  'mfa_verified_factor_exists',
  'too_many_enrolled_mfa_factors',
] as const

function asAppError(error: unknown): AppError {
  const code: unknown = Reflect.get(Object(error), 'code')
  const word = ownWords.find((own) => own === code)
  return word === undefined ? toAppError(error) : new AppError(word, { cause: error })
}

/**
 * The answer of a call to the auth client.
 * @throws AppError for each failure, whether it was returned or thrown
 */
export async function answered<T extends { error: unknown }>(
  call: Promise<T>,
): Promise<Extract<T, { error: null }>> {
  const result = await call.catch((error: unknown) => {
    throw toAppError(error)
  })
  if (result.error !== null) throw asAppError(result.error)
  return result as Extract<T, { error: null }> // just checked; narrowing does not reach a generic
}
