import type { MiddlewareHandler } from 'hono'
import type { AuthEnv } from '../auth-deps.ts'
import type { Bucket } from '../rate-limits.ts'
import { refuse } from '../refusals.ts'
import { clientAddress } from './client-address.ts'

/** Refuses the caller's address when its bucket is empty. */
export function limited(bucket: Bucket): MiddlewareHandler<AuthEnv> {
  return async (context, next) => {
    if (!bucket.take(clientAddress(context))) throw refuse.requestRate()
    return next()
  }
}
