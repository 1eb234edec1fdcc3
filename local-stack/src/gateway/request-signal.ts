import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Ends when the client goes away before it has its answer. Taken from the server's own response object: asking the
 * request for its signal would turn it into a full web request first, which costs more than a small query.
 */
export function requestSignal(context: Pick<Context, 'env' | 'req'>): AbortSignal {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings> // what listen.ts passes along; absent in unit tests
  if (outgoing === undefined) return context.req.raw.signal
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  return leaving.signal
}
