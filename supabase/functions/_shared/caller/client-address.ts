/**
 * The caller's network address, for rate limits only. The platform's proxies overwrite cf-connecting-ip and x-real-ip
 * and append to x-forwarded-for; everything left of the last entry there may be invented by the caller.
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? forwarded ?? 'unknown'
}
