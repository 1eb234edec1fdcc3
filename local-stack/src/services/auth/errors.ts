import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal of Auth: status, stable code and text (reference/supabase.md 3.1). */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const authErrors = {
  notAdmin: () => new AuthError(403, 'not_admin', 'User not allowed'),
  noAuthorization: () =>
    new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  userNotFound: () => new AuthError(404, 'user_not_found', 'User not found'),
  emailExists: () =>
    new AuthError(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ),
  phoneExists: () =>
    new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered'),
  validation: (message: string) => new AuthError(400, 'validation_failed', message),
  badJson: () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON'),
  weakPassword: (message: string, reasons: string[]) =>
    new AuthError(422, 'weak_password', message, { weak_password: { reasons } }),
}

const newErrorBody = '2024-01-01'

/** Auth's two body shapes: clients that name the 2024-01-01 version get the code as a string. */
export function renderAuthError(error: AuthError, context: Context): Response {
  const version = context.req.header('x-supabase-api-version') ?? ''
  const named = version >= newErrorBody
  const body = named
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra }
  return context.json(body, error.status, {
    'x-sb-error-code': error.code,
    'access-control-allow-origin': '*',
    // The client reads the string code only when the answer names the version.
    ...(named ? { 'x-supabase-api-version': newErrorBody } : {}),
  })
}
