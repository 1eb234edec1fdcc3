import type { Context } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { AuthError } from '../errors.ts'

/** @throws AuthError validation_failed when the path holds no uuid; Auth answers 404 here */
export function userId(context: Context<GatewayEnv>): string {
  const parsed = z.uuid().safeParse(context.req.param('id'))
  if (!parsed.success) {
    throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  }
  return parsed.data
}
