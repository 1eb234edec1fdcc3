import { setTimeout as sleep } from 'node:timers/promises'
import {
  REALTIME_SUBSCRIBE_STATES as states,
  SupabaseClient,
  type RealtimeChannel,
} from '@supabase/supabase-js'
import { expect, inject } from 'vitest'

/** A visitor whose socket speaks this protocol version. */
export function visitorSpeaking(vsn: string): SupabaseClient {
  const { url, publishableKey } = inject('supabase')
  return new SupabaseClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { vsn },
  })
}

interface System {
  extension: string
  status: string
  message: string
}

/** Subscribes and waits for the server's own word that changes flow, which comes after SUBSCRIBED. */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const waitsForChanges = (channel.bindings['postgres_changes']?.length ?? 0) > 0
  await new Promise<void>((resolve, reject) => {
    channel.on('system', {}, ({ extension, status, message }: System) => {
      if (extension !== 'postgres_changes') return
      if (status === 'ok') resolve()
      else reject(new Error(message))
    })
    channel.subscribe((status, error) => {
      if (status === states.SUBSCRIBED && !waitsForChanges) resolve()
      if (status === states.CHANNEL_ERROR || status === states.TIMED_OUT) {
        reject(error ?? new Error(status))
      }
    })
  })
  return channel
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
