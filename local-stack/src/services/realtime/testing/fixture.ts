import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import WebSocket from 'ws'
import { projectKeys } from '../../../keys.ts'
import type { RealtimeLimits } from '../limits.ts'
import { startRealtimeServer, type RealtimeServer } from './server.ts'

/** Limits for tests: refusals come at once, and rates are high unless a test sets them. */
const relaxed: Partial<RealtimeLimits> = {
  refusedJoinDelayMs: 10,
  refusedUpgradeDelayMs: 10,
  eventsPerSecond: 10_000,
  presenceEventsPerSecond: 10_000,
}

export interface Fixture extends RealtimeServer {
  /** The real supabase-js client. */
  client(options?: { token?: string; vsn?: string }): Promise<SupabaseClient>
  /** A bare socket, for messages that the real client would never send. */
  socket(query?: string): WebSocket
}

/** A throw-away database with Realtime in front of it. `setup` is run as superuser. */
export async function startRealtimeFixture(
  setup: string,
  limits: Partial<RealtimeLimits> = {},
): Promise<Fixture> {
  const server = await startRealtimeServer({
    migrations: false,
    setup,
    limits: { ...relaxed, ...limits },
  })
  const clients: SupabaseClient[] = []
  return {
    ...server,
    async client({ token, vsn } = {}) {
      const client = createClient(server.url, projectKeys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { ...(vsn === undefined ? {} : { vsn }) },
        ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
      })
      clients.push(client)
      // A join contains the token only if the client has it by then.
      if (token !== undefined) await client.realtime.setAuth()
      return client
    },
    socket: (query = `apikey=${projectKeys.publishable}&vsn=2.0.0`) =>
      new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`),
    async stop() {
      for (const client of clients) await client.removeAllChannels()
      await server.stop()
    },
  }
}

/** Waits until callbacks have filled the list to this length, and a moment more for entries that should not come. */
export async function collected<T>(list: T[], count: number): Promise<T[]> {
  await expect
    .poll(() => list.length, { timeout: 5000, interval: 10 })
    .toBeGreaterThanOrEqual(count)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(list).toHaveLength(count)
  return list
}
