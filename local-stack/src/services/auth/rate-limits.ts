import type { AuthSettings } from './settings.ts'

const hour = 3_600_000
const fiveMinutes = 300_000

/**
 * A token bucket for each key that refills evenly: `limit` requests at once, then one every `window / limit`. Without a
 * limit, everything passes.
 */
export class Bucket {
  readonly #limit: number | undefined
  readonly #window: number
  readonly #levels = new Map<string, { left: number; at: number }>()

  constructor(limit: number | undefined, window: number) {
    this.#limit = limit
    this.#window = window
  }

  take(key: string): boolean {
    const limit = this.#limit
    if (limit === undefined) return true
    const now = Date.now()
    const known = this.#levels.get(key) ?? { left: limit, at: now }
    const left = Math.min(limit, known.left + ((now - known.at) * limit) / this.#window)
    if (left < 1) return false
    // Full buckets need not be remembered.
    if (this.#levels.size > 10_000) this.#levels.clear()
    this.#levels.set(key, { left: left - 1, at: now })
    return true
  }
}

export interface RateLimits {
  mails: Bucket
  anonymous: Bucket
  refreshes: Bucket
  signIns: Bucket
  verifications: Bucket
}

/** The limits of `[auth.rate_limit]`. */
export function createRateLimits(limits: AuthSettings['rate_limit']): RateLimits {
  return {
    mails: new Bucket(limits.email_sent, hour),
    anonymous: new Bucket(limits.anonymous_users, hour),
    refreshes: new Bucket(limits.token_refresh, fiveMinutes),
    signIns: new Bucket(limits.sign_in_sign_ups, fiveMinutes),
    verifications: new Bucket(limits.token_verifications, fiveMinutes),
  }
}
