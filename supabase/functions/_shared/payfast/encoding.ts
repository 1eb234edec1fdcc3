/** A form's names and values in order: PayFast signs the order as much as the values. */
export type Pair = readonly [name: string, value: string]

/**
 * PHP's `urlencode`, which PayFast hashes: upper-case hex, a space as `+`, and nothing left alone but letters, digits,
 * `-`, `_` and `.`.
 */
export function phpUrlEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

export const parameterString = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${name}=${phpUrlEncode(value)}`).join('&')
