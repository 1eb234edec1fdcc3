import type { Handler } from 'hono'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { factorOf } from '../../mfa/load-factor.ts'
import { deleteFactor as deleteSql, renameFactor } from '../../sql/factors.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { presentFactor } from '../../users/present-user.ts'
import { reloadUser } from '../../users/user-store.ts'
import { userOf } from './load-user.ts'

/** `GET /admin/users/:userId/factors` */
export function listFactors(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const user = await userOf(deps, context)
    return context.json(user.factors.map(presentFactor))
  }
}

/** `DELETE /admin/users/:userId/factors/:factorId`: for people who have lost their device. */
export function deleteFactor(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const user = await userOf(deps, context)
    const factor = factorOf(context, user)
    await inTransaction(deps.pool, async (client) => {
      await audit(client, 'service_role', 'factor_deleted', {
        user_id: user.id,
        factor_id: factor.id,
      })
      await client.query(deleteSql, [factor.id])
    })
    return context.json(presentFactor(factor))
  }
}

const bodySchema = z.object({ friendly_name: optionalText })

/** `PUT /admin/users/:userId/factors/:factorId`: another name. */
export function updateFactor(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const user = await userOf(deps, context)
    const factor = factorOf(context, user)
    const body = await readBody(context, bodySchema)
    if (body.friendly_name !== '') {
      await deps.pool.query(renameFactor, [factor.id, body.friendly_name])
    }
    await audit(deps.pool, 'service_role', 'factor_updated', {
      user_id: user.id,
      factor_id: factor.id,
    })
    const now = await reloadUser(deps.pool, user.id)
    return context.json(presentFactor(factorOf(context, now)))
  }
}
