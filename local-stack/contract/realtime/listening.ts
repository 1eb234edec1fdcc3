import { setTimeout as sleep } from 'node:timers/promises'
import { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject } from 'vitest'

/** Connects as a visitor with this protocol version. */
export function visitorSpeaking(vsn: string): SupabaseClient {
  const { url, publishableKey } = inject('supabase')
  return new SupabaseClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn },
  })
}

/** Waits until callbacks have filled the list to this length, and a moment more for entries that should not come. */
export async function collected<T>(list: T[], count: number): Promise<T[]> {
  await expect
    .poll(() => list.length, { timeout: 10_000, interval: 20 })
    .toBeGreaterThanOrEqual(count)
  await sleep(300)
  expect(list).toHaveLength(count)
  return list
}
