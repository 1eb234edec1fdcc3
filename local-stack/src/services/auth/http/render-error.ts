import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AuthError, OAuthError } from '../errors.ts'
import { refuse } from '../refusals.ts'

const firstVersion = '2024-01-01'

/** A missing or malformed version means the oldest form of the body. */
function namedVersion(context: Context): boolean {
  const asked = context.req.header('x-supabase-api-version') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= firstVersion
}

function answer(
  context: Context,
  status: ContentfulStatusCode,
  body: object,
  headers: Record<string, string>,
): Response {
  return context.json(body, status, {
    // The client trusts the string code only when the answer names the version.
    ...(namedVersion(context) ? { 'x-supabase-api-version': firstVersion } : {}),
    ...headers,
  })
}

/** Auth's two forms of an error body: clients that send version 2024-01-01 get the code as a string. */
function renderAuthError(error: AuthError, context: Context): Response {
  const body = namedVersion(context)
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra }
  return answer(context, error.status, body, { 'x-sb-error-code': error.code })
}

/** The message of pg's pool when no connection became free in time. */
const isPoolExhausted = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')

/** Answers any error of an operation. Errors other than refusals are logged and reported as by GoTrue. */
export function renderError(
  error: unknown,
  context: Context,
  log: (line: string) => void,
): Response {
  if (error instanceof AuthError) return renderAuthError(error, context)
  if (error instanceof OAuthError) {
    const description = error.message === '' ? {} : { error_description: error.message }
    return answer(context, 400, { error: error.error, ...description }, {})
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log(`auth: ${context.req.method} ${context.req.path} failed: ${text}`)
  if (isPoolExhausted(error)) return renderAuthError(refuse.requestTimeout(), context)
  return renderAuthError(
    refuse.unexpected('Unexpected failure, please check server logs for more information'),
    context,
  )
}
