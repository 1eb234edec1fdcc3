import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { GatewayEnv } from './context.ts'
import { drain } from './drain.ts'
import { gatewayErrors } from './errors.ts'

const megabyte = 1024 * 1024

/**
 * The largest body of a request, by service. Auth's limit is GoTrue's. The limit of REST and GraphQL is ours, far above
 * any form and far below what would fill the memory. Storage uses the limits of its buckets.
 */
const limits: { path: RegExp; bytes: number; refuse: () => Response }[] = [
  { path: /^\/auth\/v1\//, bytes: megabyte, refuse: gatewayErrors.authBodyTooLarge },
  {
    path: /^\/(rest|graphql|realtime)\/v1(\/|$)/,
    bytes: 5 * megabyte,
    refuse: gatewayErrors.bodyTooLarge,
  },
  { path: /^\/functions\/v1\//, bytes: 20 * megabyte, refuse: gatewayErrors.bodyTooLarge },
]

/** A body of known length is checked by its header, which Node enforces; any other body is counted as it arrives. */
export const bodyLimits: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  const limit = limits.find(({ path }) => path.test(context.req.path))
  if (limit === undefined) return next()
  const refuse = async () => {
    const { body } = context.req.raw
    if (body !== null && !body.locked) await drain(body)
    return limit.refuse()
  }
  if (context.req.header('transfer-encoding') !== undefined) {
    return bodyLimit({ maxSize: limit.bytes, onError: refuse })(context, next)
  }
  return Number(context.req.header('content-length') ?? 0) > limit.bytes ? refuse() : next()
}
