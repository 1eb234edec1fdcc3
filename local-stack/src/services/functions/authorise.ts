import { decodeProtectedHeader } from 'jose'
import type { JwtClaims } from '../../db/scope.ts'
import { platformErrors, type TokenProblem } from './platform-errors.ts'

/**
 * `verify_jwt` accepts any token of the project, including the public anon key, so it does not authenticate a person.
 * An `sb_` key is not a token and is refused.
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

/** The platform's message names the token's algorithm, not the fault. */
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
