import { STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Duplex } from 'node:stream'
import type { WebSocketServer } from 'ws'
import { negotiate } from '../protocol/negotiate.ts'
import { Connection } from './connection.ts'
import type { RealtimeService } from './service.ts'

export interface UpgradeDeps {
  service: RealtimeService
  server: WebSocketServer
  connections: Set<Connection>
  resolveApiKey: (key: string) => { role: string } | null
}

const socketPath = /\/(?:socket\/)?websocket\/?$/

async function refuse(
  deps: UpgradeDeps,
  socket: Duplex,
  status: number,
  error: string,
): Promise<void> {
  // Slows down clients that try again at once.
  await sleep(deps.service.limits.refusedUpgradeDelayMs)
  if (socket.destroyed) return
  const body = JSON.stringify({ error })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** The headers that policies read as `request.headers`, without secrets and those of the handshake. */
function policyHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const secret = /^(authorization|apikey|x-api-key|cookie|upgrade|connection|sec-websocket-.*)$/
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !secret.test(name) ? [[name, value]] : [],
    ),
  )
}

/** Accepts an HTTP upgrade, or refuses it with a status and `{error}`. */
export function handleUpgrade(
  deps: UpgradeDeps,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const ignoreReset = () => undefined
  socket.on('error', ignoreReset)
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (!socketPath.test(url.pathname)) return void refuse(deps, socket, 404, 'Not found')
  const header = request.headers['x-api-key'] ?? request.headers['apikey']
  const key = url.searchParams.get('apikey') ?? (typeof header === 'string' ? header : null)
  if (key === null) return void refuse(deps, socket, 401, 'No API key found in request')
  const resolved = deps.resolveApiKey(key)
  if (!resolved) return void refuse(deps, socket, 401, 'Invalid API key')
  const protocol = negotiate(url.searchParams.get('vsn'))
  if (!protocol) return void refuse(deps, socket, 403, 'Unsupported protocol version')
  deps.server.handleUpgrade(request, socket, head, (webSocket) => {
    socket.off('error', ignoreReset)
    const connection = new Connection(deps.service, webSocket, protocol, {
      keyClaims: { role: resolved.role },
      headers: policyHeaders(request.headers),
    })
    deps.connections.add(connection)
    webSocket.on('close', () => deps.connections.delete(connection))
  })
}
