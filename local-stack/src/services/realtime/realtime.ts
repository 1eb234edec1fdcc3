import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import type { GatewayEnv } from '../../gateway/context.ts'
import { broadcastStored, isStoredMessage } from './broadcast/from-database.ts'
import { Hub } from './broadcast/hub.ts'
import { renewPartitions } from './broadcast/partitions.ts'
import { buildBroadcastRoutes } from './broadcast/routes.ts'
import { ChangeFeed } from './changes/feed.ts'
import { createReplication, textSettings } from './changes/replication.ts'
import { Subscriptions } from './changes/subscriptions.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { createChannelPolicies } from './policies/channel-policies.ts'
import { Presence } from './presence/presence.ts'
import { RateWindow } from './rate-window.ts'
import type { Connection } from './sockets/connection.ts'
import type { RealtimeService } from './sockets/service.ts'
import { verifyToken } from './sockets/token.ts'
import { handleUpgrade } from './sockets/upgrade.ts'

export interface RealtimeDeps {
  /** Connects as a superuser, to read the log, write probes and become any role. */
  databaseUrl: string
  /** Connections of the authenticator, for checks by row-level security. */
  pool: pg.Pool
  /** HS256 secret of the access tokens. */
  jwtSecret: string
  /** The role of an API key; null refuses the connection. */
  resolveApiKey: (key: string) => { role: string } | null
  log: (line: string) => void
  limits?: Partial<RealtimeLimits>
}

export interface Realtime {
  /** @throws when the database cannot be reached */
  start(): Promise<void>
  /** Closes all sockets and the replication connection. */
  stop(): Promise<void>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  routes: Hono<GatewayEnv>
}

const publications = ['supabase_realtime', 'supabase_realtime_messages_publication']
const adminConnections = 4
const idleSweepMs = 5000
const partitionsMs = 3_600_000
const goingAway = 1001

/** Supabase Realtime on this database: `/realtime/v1/websocket` and the broadcast routes. */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const limits = { ...defaultLimits, ...deps.limits }
  const secret = new TextEncoder().encode(deps.jwtSecret)
  const admin = new pg.Pool({
    connectionString: deps.databaseUrl,
    max: adminConnections,
    application_name: 'realtime',
    options: textSettings,
    connectionTimeoutMillis: 10_000,
  })
  admin.on('error', (error) => {
    if (!admin.ending) deps.log(`realtime: database connection lost: ${error.message}`)
  })

  const subscriptions = new Subscriptions()
  const service: RealtimeService = {
    admin,
    limits,
    hub: new Hub(),
    presence: new Presence(),
    policies: createChannelPolicies(admin),
    subscriptions,
    verify: (token) => verifyToken(token, secret),
    rates: {
      joins: new RateWindow(limits.joinsPerSecond),
      events: new RateWindow(limits.eventsPerSecond),
      presence: new RateWindow(limits.presenceEventsPerSecond),
    },
    users: new Set(),
    channels: new Set(),
    log: deps.log,
  }
  const feed = new ChangeFeed({
    admin,
    authenticator: deps.pool,
    subscriptions,
    changePayloadBytes: limits.changePayloadBytes,
    log: deps.log,
  })
  const replication = createReplication({
    databaseUrl: deps.databaseUrl,
    publications,
    onChange(change) {
      if (isStoredMessage(change)) broadcastStored(service.hub, change)
      return feed.push(change)
    },
    onReconnected() {
      for (const channel of service.channels) channel.changes.announce()
    },
    log: deps.log,
  })
  const connections = new Set<Connection>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })
  const timers: NodeJS.Timeout[] = []

  function closeIdle(): void {
    const oldest = Date.now() - limits.idleMs
    for (const connection of connections) {
      if (connection.lastHeard < oldest) connection.close(1000, 'idle')
    }
  }

  return {
    routes: buildBroadcastRoutes(service),
    handleUpgrade(request, socket, head) {
      handleUpgrade(
        { service, server, connections, resolveApiKey: deps.resolveApiKey },
        request,
        socket,
        head,
      )
    },
    async start() {
      await renewPartitions(admin)
      await replication.start()
      timers.push(
        setInterval(closeIdle, Math.min(idleSweepMs, limits.idleMs)),
        setInterval(() => {
          renewPartitions(admin).catch((error: unknown) =>
            deps.log(`realtime: partitions: ${String(error)}`),
          )
        }, partitionsMs),
      )
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      for (const connection of connections) connection.close(goingAway, 'server stops')
      await replication.stop()
      await feed.idle()
      for (const connection of connections) connection.terminate()
      server.close()
      await admin.end()
    },
  }
}
