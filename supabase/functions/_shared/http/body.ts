import { z } from 'zod'
import { discard } from './discard.ts'
import { FunctionError } from './function-error.ts'
import { isUtf8, saysJson } from './media-type.ts'

/** In characters; far more than any form sends. */
const longestBody = 100_000

/** Lists and objects within each other; far more than any form sends, and few enough for every reader behind this one. */
const deepest = 100

/**
 * Reads and validates a JSON body. The schema's messages are error words, so that the answer names the first broken
 * rule.
 * @throws FunctionError 413 body_too_large, 400 body_not_readable or body_not_json, 422 with the word of the first broken rule, or
 * invalid_body where the rule has no word of its own
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  return validated(await readText(request, longestBody), request.headers, schema)
}

/**
 * For a function that is told nothing: a scheduler sends no body, or an empty object.
 * @throws FunctionError as readBody
 */
export async function readNothing(request: Request): Promise<void> {
  const text = await readText(request, longestBody)
  if (text !== '') validated(text, request.headers, z.strictObject({}))
}

function validated<T>(text: string, headers: Headers, schema: z.ZodType<T>): T {
  if (!saysJson(headers)) throw new FunctionError(400, 'body_not_json')
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}

/**
 * Reads a body as text. Whatever cannot be read as UTF-8 (a packing, another character set, a broken stream, other
 * bytes) is the sender's fault, and the database could not keep a NUL.
 * @param longest in characters
 * @throws FunctionError 413 body_too_large, 400 body_not_readable
 */
export async function readText(request: Request, longest: number): Promise<string> {
  // No letter of UTF-8 has more than four bytes.
  if (Number(request.headers.get('content-length') ?? 0) > 4 * longest) {
    await discard(request)
    throw new FunctionError(413, 'body_too_large')
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    throw new FunctionError(400, 'body_not_readable')
  }
  if (text.length > longest) throw new FunctionError(413, 'body_too_large')
  if (text.includes('\0') || !isUtf8(request.headers))
    throw new FunctionError(400, 'body_not_readable')
  return text
}

/** Half a letter or a NUL: JSON and addresses can write them, Postgres keeps neither. */
const noLetters = /\p{Surrogate}|\0/u

/** @throws FunctionError 422 invalid_body when a text holds what the database cannot keep */
export function refuseNoLetters(text: string): void {
  if (noLetters.test(text)) throw new FunctionError(422, 'invalid_body')
}

/** @throws FunctionError 422 with the word of the first broken rule, or invalid_body when it has none */
export function throwFirstIssue(error: z.ZodError): never {
  const message = error.issues[0]?.message ?? ''
  throw new FunctionError(422, /^[a-z]+(_[a-z]+)+$/.test(message) ? message : 'invalid_body')
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    refuseUnfit(value, 0)
    return value
  } catch (error) {
    throw error instanceof FunctionError ? error : new FunctionError(400, 'body_not_json')
  }
}

function refuseUnfit(value: unknown, depth: number): void {
  if (depth > deepest) throw new FunctionError(422, 'invalid_body')
  if (typeof value === 'string') refuseNoLetters(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    refuseNoLetters(key)
    refuseUnfit(item, depth + 1)
  }
}
