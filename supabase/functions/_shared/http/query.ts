import type { z } from 'zod'
import { refuseNoLetters, throwFirstIssue } from './body.ts'

/**
 * Reads and validates the query string, as readBody does a body. Of a repeated name, the last value counts.
 * @throws FunctionError 422 with the word of the first broken rule, or invalid_body
 */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}

/**
 * Of every request, whether its function reads the query or not.
 * @throws FunctionError 422 invalid_body when the query holds what the database cannot keep
 */
export function refuseUnfitQuery(request: Request): void {
  for (const text of [...new URL(request.url).searchParams].flat()) refuseNoLetters(text)
}
