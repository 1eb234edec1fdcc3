import type { Context } from 'hono'
import { z } from 'zod'
import { refuse } from '../refusals.ts'
import { fixedLimits } from '../settings.ts'

/**
 * Reads the JSON body and validates it. Fields may be missing or null, as in Go; a wrong type is refused.
 * @throws AuthError bad_json, or 413 over one megabyte
 */
export async function readBody<S extends z.ZodType>(
  context: Context,
  schema: S,
): Promise<z.infer<S>> {
  const body = await context.req.text()
  if (Buffer.byteLength(body) > fixedLimits.bodyBytes) throw refuse.bodyTooLarge()
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw refuse.badJson(error instanceof Error ? error.message : String(error))
  }
  const parsed = schema.safeParse(withoutNulls(value))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw refuse.badJson(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

/** Go ignores top-level fields that are null. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}

/** A text field that may be missing: Go's zero value is the empty string. */
export const optionalText = z.string().default('')

/** For `data`, `app_metadata` and similar fields. */
export const optionalData = z.record(z.string(), z.unknown()).optional()

export const pkceFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
