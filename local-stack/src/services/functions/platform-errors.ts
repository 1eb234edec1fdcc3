/**
 * The answers that the platform gives instead of a function, with the hosted platform's texts. The code is repeated in
 * `sb-error-code`, the header that clients should read.
 */
const answer = (status: number, code: string, message: string, extra: { msg?: string } = {}) =>
  Response.json(
    { code, message, ...extra },
    { status, headers: { 'sb-error-code': code, 'x-served-by': 'supabase-edge-runtime' } },
  )

export type TokenProblem =
  | 'UNAUTHORIZED_INVALID_JWT_FORMAT'
  | 'UNAUTHORIZED_LEGACY_JWT'
  | 'UNAUTHORIZED_ASYMMETRIC_JWT'
  | 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM'

export const platformErrors = {
  /** `msg` is the older field, which the CLI's own server still sends; the body has both. */
  missingAuthorization: () =>
    answer(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header', {
      msg: 'Error: Missing authorization header',
    }),
  notBearer: () =>
    answer(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', "Auth header is not 'Bearer {token}'", {
      msg: "Error: Auth header is not 'Bearer {token}'",
    }),
  invalidToken: (code: TokenProblem) => answer(401, code, 'Invalid JWT', { msg: 'Invalid JWT' }),
  notFound: () => answer(404, 'NOT_FOUND', 'Requested function was not found'),
  methodNotAllowed: () => answer(405, 'METHOD_NOT_ALLOWED', 'Method not allowed'),
  worker: () => answer(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'),
  boot: () => answer(503, 'BOOT_ERROR', 'Function failed to start (please check logs)'),
  idle: (seconds: number) =>
    answer(504, 'IDLE_TIMEOUT', `Request idle timeout limit (${seconds}s) reached`),
  limit: () =>
    answer(
      546,
      'WORKER_LIMIT',
      'Function failed due to not having enough compute resources (please check logs)',
    ),
}
