/**
 * The caller's network address, for limits only. Each of these headers is overwritten by the platform's own
 * proxies, while the left part of x-forwarded-for is whatever the caller claims.
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? forwarded ?? 'unknown'
}
