/**
 * Counts requests per key, in the memory of one worker. Together with the captcha this is enough to stop scripts from
 * filling in forms; it does not survive the worker.
 * @returns whether the request is within the limit
 */
export function createRateLimit(
  limit: { requests: number; windowMs: number },
  now: () => number = Date.now,
): (key: string) => boolean {
  const seen = new Map<string, number[]>()
  return (key) => {
    const start = now() - limit.windowMs
    for (const [other, times] of seen) if ((times.at(-1) ?? 0) <= start) seen.delete(other)
    const recent = (seen.get(key) ?? []).filter((time) => time > start)
    if (recent.length >= limit.requests) return false
    seen.set(key, [...recent, now()])
    return true
  }
}
