import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * A signal that aborts when the client goes away before it is answered. It comes from Node's response object: reading
 * `request.signal` would build a full web request first, which costs more than a small query.
 */
export function requestSignal(context: Pick<Context, 'env' | 'req'>): AbortSignal {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings> // passed on by listen.ts; absent in unit tests
  if (outgoing === undefined) return context.req.raw.signal
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  return leaving.signal
}
