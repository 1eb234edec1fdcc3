import type { z } from 'zod'
import { refuseNoLetters, throwFirstIssue } from './body.ts'

/**
 * Reads and validates the query string, as readBody does a body. Of a repeated name, the last value counts.
 * @throws FunctionError 422 with the word of the first broken rule, or invalid_body
 */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  Object.entries(query).flat().forEach(refuseNoLetters)
  const parsed = schema.safeParse(query)
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}
