import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { GatewayEnv } from './context.ts'

export interface Listener {
  close(): Promise<void>
}

/**
 * Puts the gateway on a loopback port. Web-socket upgrades go to Realtime.
 * Headers must arrive within 30 s and a whole request within 5 minutes, so that slow clients hold nothing for ever.
 */
export async function listen(
  app: Hono<GatewayEnv>,
  options: {
    port: number
    onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  },
): Promise<Listener> {
  const listener = getRequestListener((request) => app.fetch(request))
  const server: Server = createServer(
    { headersTimeout: 30_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 },
    (request, response) => void listener(request, response),
  )
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
        // Whoever still waits after two seconds is cut off.
        setTimeout(() => server.closeAllConnections(), 2_000).unref()
      })
    },
  }
}
