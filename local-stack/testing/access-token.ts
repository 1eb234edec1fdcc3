import { SignJWT } from 'jose'
import { projectKeys } from '../src/keys.ts'

const secret = new TextEncoder().encode(projectKeys.jwtSecret)

/** An access token as Auth issues them. */
export function tokenFor(
  claims: Record<string, unknown>,
  expiresInSeconds = 3600,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds
  return new SignJWT({ role: 'authenticated', ...claims, exp })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secret)
}
