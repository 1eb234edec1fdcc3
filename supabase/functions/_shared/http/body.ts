import type { z } from 'zod'
import { FunctionError } from './function-error.ts'

/** In characters; far more than any form sends. */
const longestBody = 100_000

/**
 * Reads and validates a JSON body. The schema's messages are error words, so that the answer names the first broken
 * rule.
 * @throws FunctionError 413 body_too_large, 400 body_not_json, 422 with the word of the first broken rule, or
 * invalid_body where the rule has no word of its own
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await request.text()
  if (text.length > longestBody) throw new FunctionError(413, 'body_too_large')
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}

/** @throws FunctionError 422 with the word of the first broken rule, or invalid_body when it has none */
export function throwFirstIssue(error: z.ZodError): never {
  const message = error.issues[0]?.message ?? ''
  throw new FunctionError(422, /^[a-z]+(_[a-z]+)+$/.test(message) ? message : 'invalid_body')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FunctionError(400, 'body_not_json')
  }
}
