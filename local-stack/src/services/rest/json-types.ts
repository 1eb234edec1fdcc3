import type { TypeRule } from '../lite/connection.ts'

declare global {
  /** In V8 since 11.4; not yet in TypeScript's own declarations. */
  interface JSON {
    rawJSON(text: string): object
  }
}

const asIs = (value: unknown) => value

/** `2026-11-21 02:31:45.5+00` becomes `2026-11-21T02:31:45.5+00:00`, which is how Postgres writes it in JSON. */
export function toJsonTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/**
 * A numeric as JSON number: `12.50` becomes 12.5. A number with more digits than JavaScript keeps is written digit by
 * digit; values that JSON has no number for stay text.
 */
export function toJsonNumber(text: string): unknown {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return String(value) === shortest ? value : JSON.rawJSON(text)
}

/**
 * PostgREST lets Postgres write the JSON, but lite writes it from the driver's values. These are the types, by oid,
 * whose driver text differs from Postgres' JSON.
 */
export const jsonTypes: Record<string, TypeRule> = {
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: toJsonTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: toJsonTimestamp },
  bigint: { to: 20, from: [20], serialize: String, parse: toJsonNumber },
  numeric: { to: 1700, from: [1700], serialize: String, parse: toJsonNumber },
  bytea: { to: 17, from: [17], serialize: asIs, parse: asIs },
}
