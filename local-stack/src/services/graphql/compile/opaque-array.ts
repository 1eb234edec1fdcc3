import type { InputValue } from '../parse/variables.ts'

export type DecodeStep = 'base64' | 'utf8' | 'json' | 'array'

/**
 * Decodes the elements of a cursor or node id, each as the text that Postgres wrote. `fail` creates the error for the
 * failed step.
 */
export function decodeArray(encoded: string, fail: (step: DecodeStep) => Error): InputValue[] {
  const bytes = Buffer.from(encoded, 'base64')
  // Buffer ignores characters that are not base64; pg_graphql's decoder does not.
  if (bytes.toString('base64') !== encoded) throw fail('base64')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw fail('utf8')
  }
  let value: unknown
  try {
    value = JSON.parse(text, keepDigits)
  } catch {
    throw fail('json')
  }
  if (!Array.isArray(value)) throw fail('array')
  return value as InputValue[] // JSON, with numbers that keep their digits
}

/** Keeps all digits of numbers, which a 64-bit key or a decimal would lose as a JavaScript number. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number') return value
  const source = context?.source ?? String(value)
  return /^-?\d+$/.test(source) ? BigInt(source) : source
}
