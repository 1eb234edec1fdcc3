import { errors, jwtVerify } from 'jose'
import type { JwtClaims } from '../../../db/scope.ts'

/**
 * A refusal with Realtime's message. `code` is part of the reason of a failed join; a joined channel gets only the
 * message.
 */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const algorithms = ['HS256', 'HS384', 'HS512']

/** @throws TokenRefused for an expired token; returns otherwise */
export function refuseExpired({ exp }: Pick<JwtClaims, 'exp'>, now: number = Date.now()): void {
  const seconds = Math.floor(now / 1000)
  if (exp !== undefined && exp <= seconds) {
    throw new TokenRefused('InvalidJWTToken', `Token has expired ${seconds - exp} seconds ago`)
  }
}

/**
 * The claims of a channel's access token.
 * @throws TokenRefused
 */
export async function verifyToken(token: string, secret: Uint8Array): Promise<JwtClaims> {
  // Expiry is checked below, with Realtime's own message.
  const verified = await jwtVerify(token, secret, { algorithms, currentDate: new Date(0) }).catch(
    (error: unknown) => {
      if (error instanceof errors.JWSSignatureVerificationFailed) {
        throw new TokenRefused('JwtSignatureError', 'Failed to validate JWT signature')
      }
      throw new TokenRefused('MalformedJWT', 'The token provided is not a valid JWT')
    },
  )
  const { role, exp } = verified.payload
  if (typeof role !== 'string' || typeof exp !== 'number') {
    throw new TokenRefused('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
  }
  refuseExpired({ exp })
  return { ...verified.payload, role, exp }
}
