import { Secret, TOTP } from 'otpauth'
import { signIn } from './api.ts'

const totp = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')), digits: 6, period: 30 })

/** The code that an authenticator app with this key shows now. */
export const codeOf = (key: string): string => totp(key).generate()

/** Six digits that match neither the current code nor the one before or after it. */
export function wrongCodeOf(key: string): string {
  const near = [-1, 0, 1].map((step) =>
    totp(key).generate({ timestamp: Date.now() + step * 30_000 }),
  )
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '444444'
}

/**
 * Sets up an authenticator for the person through the API.
 * @returns its key
 */
export async function addAuthenticator(
  person: { email: string; password: string },
  name = 'My phone',
): Promise<string> {
  const { client } = await signIn(person.email, person.password)
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name })
  if (enrolled.error !== null) throw enrolled.error
  const key = enrolled.data.totp.secret
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: enrolled.data.id,
    code: codeOf(key),
  })
  if (verified.error !== null) throw verified.error
  return key
}
