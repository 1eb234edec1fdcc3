import type { Handler } from 'hono'
import type pg from 'pg'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { readUser } from '../user-store.ts'
import { userId } from './user-id.ts'

/** `GET /admin/users/:id` */
export function getUser(pool: pg.Pool): Handler<GatewayEnv> {
  return async (context) => context.json(await readUser(pool, userId(context)))
}
