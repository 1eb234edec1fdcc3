import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal of Auth: status, stable code and text. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Further fields of the body, `weak_password` for one. */
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

/** The older shape `{ error, error_description }` that the token endpoint keeps for malformed grants. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** A refusal whose changes must be kept: the transaction commits, then the caller is refused. */
export class CommittedRefusal extends Error {
  readonly refusal: AuthError

  constructor(refusal: AuthError) {
    super(refusal.message)
    this.refusal = refusal
  }
}
