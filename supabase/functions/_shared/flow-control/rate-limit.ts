/**
 * Counts per key in memory. It holds for one worker only and forgets at its end: enough against a form that is
 * filled in by a script, together with the captcha.
 * @returns whether the key may go on
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
