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
 * A JSON number, as Postgres makes of a numeric: `12.50` is 12.5. One with more digits than a JavaScript number
 * keeps goes out digit by digit; what JSON has no number for stays text.
 */
export function toJsonNumber(text: string): unknown {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return String(value) === shortest ? value : JSON.rawJSON(text)
}

/**
 * PostgREST lets Postgres write the JSON; lite reads values with the driver and writes it itself. These are the types
 * of which the driver's text is not what Postgres puts into JSON, by their oid.
 */
export const jsonTypes: Record<string, TypeRule> = {
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: toJsonTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: toJsonTimestamp },
  bigint: { to: 20, from: [20], serialize: String, parse: toJsonNumber },
  numeric: { to: 1700, from: [1700], serialize: String, parse: toJsonNumber },
  bytea: { to: 17, from: [17], serialize: asIs, parse: asIs },
}
