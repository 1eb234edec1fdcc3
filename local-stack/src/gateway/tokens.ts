import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { LruMap } from '../cache/lru-map.ts'
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
  // A browser sends one token for an hour: its signature is checked once, its end with every request.
  const verified = new LruMap<string, JwtClaims>(1000)
  return {
    async verify(token) {
      const known = verified.get(token)
      if (known) return hasEnded(known) ? 'expired' : known
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          clockTolerance: 0,
        })
        const claims = claimsSchema.parse(payload)
        const { sub, ...rest } = claims
        const accepted: JwtClaims = sub === undefined ? rest : { ...rest, sub }
        verified.set(token, accepted)
        return accepted
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

const hasEnded = ({ exp }: JwtClaims) => exp !== undefined && exp <= Math.floor(Date.now() / 1000)
