/** A sign-in by link that failed, on its way to the form: in memory only, so that no address and no storage keeps it. */
export interface FailedSignIn {
  email: string
  error: unknown
}

let failed: FailedSignIn | null = null

export function keepFailedSignIn(attempt: FailedSignIn) {
  failed = attempt
}

/** What the form starts with; once, so that coming back later finds an empty form. */
export function takeFailedSignIn(): FailedSignIn | null {
  const attempt = failed
  failed = null
  return attempt
}
