import { createServer } from 'node:http'
import {
  createClient,
  REALTIME_SUBSCRIBE_STATES as states,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import pg from 'pg'
import { expect } from 'vitest'
import WebSocket from 'ws'
import { startTestDatabase } from '../../../../testing/database.ts'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { projectKeys } from '../../../keys.ts'
import { createPool } from '../../../db/pool.ts'
import type { RealtimeLimits } from '../limits.ts'
import { createRealtime } from '../realtime.ts'
import { verifyToken } from '../sockets/token.ts'

const secret = new TextEncoder().encode(projectKeys.jwtSecret)

/** An access token as Auth issues them. */
export function tokenFor(
  claims: Record<string, unknown>,
  expiresInSeconds = 3600,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds
  return new SignJWT({ role: 'authenticated', ...claims, exp })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secret)
}

/** Test limits: refusals come at once and rates do not get in the way unless a test sets them. */
const relaxed: Partial<RealtimeLimits> = {
  refusedJoinDelayMs: 10,
  refusedUpgradeDelayMs: 10,
  eventsPerSecond: 10_000,
  presenceEventsPerSecond: 10_000,
}

export interface Fixture {
  url: string
  /** Superuser connection. */
  db: pg.Client
  lines: string[]
  /** The real supabase-js client. */
  client(options?: { token?: string; vsn?: string }): Promise<SupabaseClient>
  /** A bare socket for what the real client would never send. */
  socket(query?: string): WebSocket
  restartRealtime(limits?: Partial<RealtimeLimits>): Promise<void>
  urlFor(role: string): string
  stop(): Promise<void>
}

function roleOfKey(key: string): { role: string } | null {
  if (key === projectKeys.publishable || key === projectKeys.anon) return { role: 'anon' }
  return key === projectKeys.secret || key === projectKeys.serviceRole
    ? { role: 'service_role' }
    : null
}

/** A throw-away database with Realtime before it, and `setup` run as its superuser. */
export async function startRealtimeFixture(
  setup: string,
  limits: Partial<RealtimeLimits> = {},
): Promise<Fixture> {
  const database = await startTestDatabase({ migrations: false })
  const db = new pg.Client(database.urlFor('supabase_admin'))
  await db.connect()
  await db.query(setup)
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const pool = createPool(database.urlFor('authenticator'), { max: 4, log })
  const create = (changed: Partial<RealtimeLimits>) =>
    createRealtime({
      databaseUrl: database.urlFor('supabase_admin'),
      pool,
      jwtSecret: projectKeys.jwtSecret,
      resolveApiKey: roleOfKey,
      log,
      limits: { ...relaxed, ...changed },
    })
  let realtime = create(limits)
  await realtime.start()

  const app = new Hono<GatewayEnv>()
  app.use(async (context, next) => {
    const bearer = context.req.header('authorization')?.slice('Bearer '.length)
    const role = roleOfKey(context.req.header('apikey') ?? '')?.role ?? 'anon'
    const claims =
      bearer === undefined || bearer.startsWith('sb_')
        ? { role }
        : await verifyToken(bearer, secret)
    context.set('claims', claims)
    await next()
  })
  app.all('/realtime/v1/*', (context) => {
    const routes = new Hono<GatewayEnv>()
    routes.use(async (inner, next) => {
      inner.set('claims', context.get('claims'))
      await next()
    })
    routes.route('/realtime/v1', realtime.routes)
    return routes.fetch(context.req.raw)
  })
  const listener = getRequestListener((request) => app.fetch(request))
  const server = createServer((request, response) => void listener(request, response))
  server.on('upgrade', (request, socket, head) => realtime.handleUpgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  const clients: SupabaseClient[] = []

  return {
    url,
    db,
    lines,
    urlFor: (role) => database.urlFor(role),
    async client({ token, vsn } = {}) {
      const client = createClient(url, projectKeys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { ...(vsn === undefined ? {} : { vsn }) },
        ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
      })
      clients.push(client)
      // A join goes out with the token only if it is known by then.
      if (token !== undefined) await client.realtime.setAuth()
      return client
    },
    socket: (query = `apikey=${projectKeys.publishable}&vsn=2.0.0`) =>
      new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`),
    async restartRealtime(changed = {}) {
      await realtime.stop()
      realtime = create(changed)
      await realtime.start()
    },
    async stop() {
      for (const client of clients) await client.removeAllChannels()
      await realtime.stop()
      await pool.end()
      await db.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.stop()
    },
  }
}

/** Subscribes and waits until the server says that changes flow (or, without any, that the channel has joined). */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const waitsForChanges = (channel.bindings['postgres_changes']?.length ?? 0) > 0
  await new Promise<void>((resolve, reject) => {
    if (waitsForChanges) {
      channel.on(
        'system',
        {},
        (message: { extension: string; status: string; message: string }) => {
          if (message.extension !== 'postgres_changes') return
          if (message.status === 'ok') resolve()
          else reject(new Error(message.message))
        },
      )
    }
    channel.subscribe((status, error) => {
      if (status === states.SUBSCRIBED && !waitsForChanges) resolve()
      if (status === states.CHANNEL_ERROR || status === states.TIMED_OUT)
        reject(error ?? new Error(status))
    })
  })
  return channel
}

/** Waits until a list that callbacks fill has this many entries, and a moment longer for what should not come. */
export async function collected<T>(list: T[], count: number): Promise<T[]> {
  await expect
    .poll(() => list.length, { timeout: 5000, interval: 10 })
    .toBeGreaterThanOrEqual(count)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(list).toHaveLength(count)
  return list
}
