/** A failed sign-in by link, for the sign-in form to show. It is in memory only: no address and no storage keeps it. */
export interface FailedSignIn {
  email: string
  error: unknown
}

let failed: FailedSignIn | null = null

export function keepFailedSignIn(attempt: FailedSignIn) {
  failed = attempt
}

/** Returns the failed attempt once, so that the form is empty when the person comes back to it later. */
export function takeFailedSignIn(): FailedSignIn | null {
  const attempt = failed
  failed = null
  return attempt
}
