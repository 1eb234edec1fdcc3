import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { GatewayEnv } from './context.ts'
import { cutOffStalledRequests } from './slow-clients.ts'

export interface Listener {
  close(): Promise<void>
}

/** In milliseconds. */
export interface ListenLimits {
  /** Time in which all headers of a request must arrive. */
  headers: number
  /** Longest pause in the middle of a body. */
  stalledBody: number
  /** Time for a whole request, even if it arrives steadily. */
  request: number
}

const defaults: ListenLimits = { headers: 30_000, stalledBody: 60_000, request: 1_800_000 }

/** Listens on a loopback port. Web-socket upgrades go to Realtime. Slow clients are disconnected. */
export async function listen(
  app: Hono<GatewayEnv>,
  options: {
    port: number
    onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
    limits?: Partial<ListenLimits>
  },
): Promise<Listener> {
  const limits = { ...defaults, ...options.limits }
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings))
  const server: Server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(5_000, limits.headers),
    },
    (request, response) => void listener(request, response),
  )
  cutOffStalledRequests(server, limits.stalledBody)
  server.on('upgrade', options.onUpgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Connections that are still open after two seconds are closed.
        setTimeout(() => server.closeAllConnections(), 2_000).unref()
      })
    },
  }
}
