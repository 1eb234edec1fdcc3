import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { refuse } from '../refusals.ts'

const claimsSchema = z.looseObject({
  sub: z.string().optional(),
  role: z.string().optional(),
  session_id: z.string().optional(),
  is_anonymous: z.boolean().optional(),
  aal: z.string().optional(),
})

export type AccessTokenClaims = z.infer<typeof claimsSchema>

const secretBytes = (secret: string) => new TextEncoder().encode(secret)

export async function signAccessToken(
  secret: string,
  claims: Record<string, unknown>,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secretBytes(secret))
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: signature is invalid'
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return 'token signature is invalid: signing method is invalid'
  }
  return 'token is malformed: token contains an invalid number of segments'
}

/** @throws AuthError bad_jwt, with the message of Auth's JWT library */
export async function verifyAccessToken(secret: string, token: string): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, secretBytes(secret), { algorithms: ['HS256'] })
    return claimsSchema.parse(payload)
  } catch (error) {
    throw refuse.badJwt(`invalid JWT: unable to parse or verify signature, ${reasonOf(error)}`)
  }
}
