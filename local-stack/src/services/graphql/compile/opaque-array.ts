import type { InputValue } from '../parse/variables.ts'

export type DecodeStep = 'base64' | 'utf8' | 'json' | 'array'

/**
 * The elements of a cursor or node id, each as the text that Postgres wrote.
 * `fail` makes the error for the step that went wrong.
 */
export function decodeArray(encoded: string, fail: (step: DecodeStep) => Error): InputValue[] {
  const bytes = Buffer.from(encoded, 'base64')
  // Buffer forgives what is not base64; the real decoder does not.
  if (bytes.toString('base64') !== encoded) throw fail('base64')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw fail('utf8')
  }
  let value: unknown
  try {
    value = JSON.parse(text, keepNumberText)
  } catch {
    throw fail('json')
  }
  if (!Array.isArray(value)) throw fail('array')
  return value as InputValue[] // JSON, with numbers as text
}

/** Numbers stay as written: a 64-bit key would lose digits as a JavaScript number. */
function keepNumberText(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value
}
