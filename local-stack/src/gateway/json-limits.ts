import type { MiddlewareHandler } from 'hono'
import type { GatewayEnv } from './context.ts'
import { gatewayErrors } from './errors.ts'
import { measureJson } from './measure-json.ts'

/**
 * Far above what any screen or script sends: the deepest document of a template has some twenty levels, and the longest
 * list some thousand rows.
 */
const maxDepth = 100
const maxValues = 20_000

/** Bodies below this many bytes cannot hold more values than are read in a few milliseconds. */
const alwaysRead = 4_000

/**
 * Refuses a body of JSON with so many values, or so deep, that reading it would keep the process from answering anybody
 * else. The body is measured before it is parsed.
 */
export const jsonLimits: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  const { raw } = context.req
  if (raw.method === 'GET' || raw.method === 'HEAD' || raw.method === 'OPTIONS') return next()
  const length = context.req.header('content-length')
  if (length !== undefined && Number(length) < alwaysRead) return next()
  const text = await raw.text()
  const { depth, values } = measureJson(text)
  if (depth > maxDepth || values > maxValues) {
    return /^\/auth\/v1\//.test(context.req.path)
      ? gatewayErrors.authBodyTooLarge()
      : gatewayErrors.bodyTooLarge()
  }
  const { url, method, headers, signal } = raw
  context.req.raw = new Request(url, { method, headers, signal, body: text === '' ? null : text })
  return next()
}
