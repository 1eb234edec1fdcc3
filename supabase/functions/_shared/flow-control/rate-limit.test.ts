import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

describe('rate limit', () => {
  it('counts per key and forgets after the window', () => {
    let now = 0
    const mayGoOn = createRateLimit({ requests: 2, windowMs: 1000 }, () => now)
    expect([mayGoOn('a'), mayGoOn('a'), mayGoOn('a'), mayGoOn('b')]).toEqual([
      true,
      true,
      false,
      true,
    ])
    now = 1001
    expect(mayGoOn('a')).toBe(true)
  })
})
