/** The names and values of a form in their order, which is part of PayFast's signature. */
export type Pair = readonly [name: string, value: string]

/**
 * Encodes like PHP's `urlencode`, whose output PayFast hashes: upper-case hex, a space as `+`; only letters, digits,
 * `-`, `_` and `.` stay as they are.
 */
export function phpUrlEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

export const parameterString = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${name}=${phpUrlEncode(value)}`).join('&')
