const unit: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
}

/**
 * A Go duration such as `24h`, `1h30m` or `1.5s`, as config.toml and the admin API write them.
 * @returns milliseconds, or null when the text is no duration
 */
export function parseDuration(text: string): number | null {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(text) ?? []
  if (rest === '0') return 0
  const parts = [...rest.matchAll(/(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== rest) return null
  const total = parts.reduce((sum, part) => sum + Number(part[1]) * (unit[part[2] ?? ''] ?? 0), 0)
  return sign === '-' ? -total : total
}
