import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { JwtClaims } from '../db/scope.ts'
import type { ProjectKeys } from '../keys.ts'

const claimsSchema = z.looseObject({ role: z.string().default('anon'), sub: z.string().optional() })

/** `malformed`: not three readable parts; `opaque`: an sb_ key instead of a token. */
export type TokenFailure = 'expired' | 'invalid' | 'malformed' | 'opaque'

export interface Tokens {
  /** @returns the claims of a token signed by this project, or why it is refused */
  verify(token: string): Promise<JwtClaims | TokenFailure>
  /** A short-lived token for a request that came with an API key only. */
  forRole(role: string): Promise<string>
}

export function createTokens(keys: ProjectKeys): Tokens {
  const secret = new TextEncoder().encode(keys.jwtSecret)
  const legacy: Record<string, string> = { anon: keys.anon, service_role: keys.serviceRole }
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          clockTolerance: 0,
        })
        const claims = claimsSchema.parse(payload)
        const { sub, ...rest } = claims
        return sub === undefined ? rest : { ...rest, sub }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired'
        return error instanceof errors.JWSInvalid ? 'malformed' : 'invalid'
      }
    },
    async forRole(role) {
      return (
        legacy[role] ??
        new SignJWT({ role })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('5m')
          .sign(secret)
      )
    },
  }
}
