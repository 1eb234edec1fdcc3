import { setTimeout as sleep } from 'node:timers/promises'
import { SupabaseClient } from '@supabase/supabase-js'
import { expect, inject } from 'vitest'

/** A visitor whose socket speaks this protocol version. */
export function visitorSpeaking(vsn: string): SupabaseClient {
  const { url, publishableKey } = inject('supabase')
  return new SupabaseClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn },
  })
}

/** Waits until a list that callbacks fill is this long, and a moment more for what should not come. */
export async function collected<T>(list: T[], count: number): Promise<T[]> {
  await expect
    .poll(() => list.length, { timeout: 10_000, interval: 20 })
    .toBeGreaterThanOrEqual(count)
  await sleep(300)
  expect(list).toHaveLength(count)
  return list
}
