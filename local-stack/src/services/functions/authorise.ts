import { decodeProtectedHeader } from 'jose'
import type { JwtClaims } from '../../db/scope.ts'
import { platformErrors, type TokenProblem } from './platform-errors.ts'

/**
 * `verify_jwt`: any token of the project opens the door, the public anon key included, so this is no user
 * authentication (reference/supabase.md 5). An `sb_` key is no token and is refused.
 * @returns the refusal, or null when the request may pass
 */
export async function refuseWithoutToken(
  authorization: string | undefined,
  verifyJwt: (token: string) => Promise<JwtClaims | null>,
): Promise<Response | null> {
  if (authorization === undefined || authorization === '') {
    return platformErrors.missingAuthorization()
  }
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
  if (token === undefined) return platformErrors.notBearer()

  const problem = problemOf(token)
  if (problem === 'UNAUTHORIZED_INVALID_JWT_FORMAT') return platformErrors.invalidToken(problem)
  return (await verifyJwt(token)) === null ? platformErrors.invalidToken(problem) : null
}

/** The platform names a refused token by its algorithm, not by what is wrong with it. */
function problemOf(token: string): TokenProblem {
  try {
    const { alg } = decodeProtectedHeader(token)
    if (alg === undefined) return 'UNAUTHORIZED_INVALID_JWT_FORMAT'
    if (alg === 'HS256') return 'UNAUTHORIZED_LEGACY_JWT'
    if (alg === 'ES256' || alg === 'RS256') return 'UNAUTHORIZED_ASYMMETRIC_JWT'
    return 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM'
  } catch {
    return 'UNAUTHORIZED_INVALID_JWT_FORMAT'
  }
}
