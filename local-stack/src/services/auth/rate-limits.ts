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
  #sweepAt = 10_000

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
    if (this.#levels.size > this.#sweepAt) this.#forgetFull(limit, now)
    this.#levels.set(key, { left: left - 1, at: now })
    return true
  }

  /** Full buckets need not be remembered; the others must be, or many keys would empty the one of a victim. */
  #forgetFull(limit: number, now: number): void {
    for (const [key, { left, at }] of this.#levels) {
      if (left + ((now - at) * limit) / this.#window >= limit) this.#levels.delete(key)
    }
    this.#sweepAt = Math.max(10_000, 2 * this.#levels.size)
  }
}

export interface RateLimits {
  mails: Bucket
  messages: Bucket
  anonymous: Bucket
  refreshes: Bucket
  signIns: Bucket
  verifications: Bucket
  codes: Bucket
}

/**
 * How many codes one person may try in five minutes, from whatever address and whatever the project sets: a script that
 * has many addresses would soon find one of six digits.
 */
const codesOfOnePerson = 10

/** The limits of `[auth.rate_limit]`, and our own for codes. */
export function createRateLimits(limits: AuthSettings['rate_limit']): RateLimits {
  return {
    mails: new Bucket(limits.email_sent, hour),
    messages: new Bucket(limits.sms_sent, hour),
    anonymous: new Bucket(limits.anonymous_users, hour),
    refreshes: new Bucket(limits.token_refresh, fiveMinutes),
    signIns: new Bucket(limits.sign_in_sign_ups, fiveMinutes),
    verifications: new Bucket(limits.token_verifications, fiveMinutes),
    codes: new Bucket(codesOfOnePerson, fiveMinutes),
  }
}
