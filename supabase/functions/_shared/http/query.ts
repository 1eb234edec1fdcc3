import type { z } from 'zod'
import { throwFirstIssue } from './body.ts'

/**
 * Reads and checks the query of an address, like readBody. A name that is given twice counts once, the last time.
 * @throws FunctionError 422 with the word of the first broken rule, or invalid_body
 */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}
