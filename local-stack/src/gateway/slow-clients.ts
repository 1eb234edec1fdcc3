import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const checkEvery = 5_000

/**
 * Disconnects clients that stop in the middle of a request. The time counts from the last byte, so a large upload over
 * a slow line is fine; work on a complete request is not limited.
 * @param patience milliseconds without a byte
 */
export function cutOffStalledRequests(server: Server, patience: number): void {
  const pending = new Map<IncomingMessage, { bytes: number; since: number }>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    pending.set(request, { bytes: request.socket.bytesRead, since: Date.now() })
    const forget = () => pending.delete(request)
    request.once('end', forget)
    request.once('close', forget)
    response.once('close', forget)
  })
  const timer = setInterval(
    () => {
      for (const [request, seen] of pending) {
        const { bytesRead } = request.socket
        if (request.complete) pending.delete(request)
        else if (bytesRead !== seen.bytes)
          pending.set(request, { bytes: bytesRead, since: Date.now() })
        else if (Date.now() - seen.since >= patience) request.destroy()
      }
    },
    Math.min(checkEvery, patience),
  )
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
