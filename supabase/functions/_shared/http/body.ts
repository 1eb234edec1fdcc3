import type { z } from 'zod'
import { FunctionError } from './function-error.ts'

/** In characters; far more than any form sends. */
const longestBody = 100_000

/**
 * Reads and validates a JSON body. The schema's messages are error words, so that the answer names the first broken
 * rule.
 * @throws FunctionError 413 body_too_large, 400 body_not_readable or body_not_json, 422 with the word of the first broken rule, or
 * invalid_body where the rule has no word of its own
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(request, longestBody)
  const parsed = schema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : throwFirstIssue(parsed.error)
}

/**
 * Reads a body as text. Whatever cannot be read as UTF-8 (a packing that is none, a broken stream, other bytes) is the
 * sender's fault, and the database could not keep a NUL.
 * @param longest in characters
 * @throws FunctionError 413 body_too_large, 400 body_not_readable
 */
export async function readText(request: Request, longest: number): Promise<string> {
  // No letter of UTF-8 has more than four bytes.
  if (Number(request.headers.get('content-length') ?? 0) > 4 * longest) {
    await discard(request.body)
    throw new FunctionError(413, 'body_too_large')
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    throw new FunctionError(400, 'body_not_readable')
  }
  if (text.length > longest) throw new FunctionError(413, 'body_too_large')
  if (text.includes('\0')) throw new FunctionError(400, 'body_not_readable')
  return text
}

/** The most that is read of a body that is refused, in bytes; who sends more loses the connection. */
const patience = 4_000_000

/** Reads a refused body without keeping it: the sender of one that nobody reads sees a broken connection, and no word. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let read = 0
  try {
    for await (const chunk of body ?? []) {
      read += chunk.byteLength
      if (read > patience) return
    }
  } catch {
    // The sender has gone: nobody waits for the word.
  }
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
    return JSON.parse(text, (key, value: unknown) => {
      refuseNoLetters(key)
      if (typeof value === 'string') refuseNoLetters(value)
      return value
    })
  } catch (error) {
    // Thousands of brackets within each other exhaust the stack: no form sends that.
    throw error instanceof FunctionError ? error : new FunctionError(400, 'body_not_json')
  }
}
