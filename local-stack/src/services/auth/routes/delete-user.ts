import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { deleteUser as deleteStatement, softDeleteUser } from '../sql/users.sql.ts'
import { readUser } from '../user-store.ts'
import { userId } from './user-id.ts'

const bodySchema = z.object({ should_soft_delete: z.boolean().default(false) })

/** `DELETE /admin/users/:id`: for good, or keeping the row without what identifies the person. */
export function deleteUser(pool: pg.Pool): Handler<GatewayEnv> {
  return async (context) => {
    const id = userId(context)
    const body: unknown = await context.req.json().catch(() => ({}))
    const soft = bodySchema.safeParse(body).data?.should_soft_delete ?? false
    await readUser(pool, id)
    await pool.query(soft ? softDeleteUser : deleteStatement, [id])
    return context.json({})
  }
}
