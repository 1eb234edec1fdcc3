import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { readBody } from '../../http/read-body.ts'
import { endSessions } from '../../sessions/session-store.ts'
import { deleteFactors } from '../../sql/factors.sql.ts'
import { forgetIdentity } from '../../sql/identities.sql.ts'
import { clearOneTimeTokens } from '../../sql/one-time-tokens.sql.ts'
import { deleteRefreshTokens } from '../../sql/sessions.sql.ts'
import { deleteUser as deleteSql, softDeleteUser } from '../../sql/users.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { savingUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'
import { traits } from './create-user.ts'
import { userOf } from './load-user.ts'

const bodySchema = z.object({ should_soft_delete: z.boolean().default(false) })

/**
 * `DELETE /admin/users/:userId`: deletes the row with everything that belongs to it. Soft deletion keeps the row
 * without personal data, and frees its address.
 */
export function deleteUser(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const user = await userOf(deps, context)
    const empty = (await context.req.text()) === ''
    const body = empty ? { should_soft_delete: false } : await readBody(context, bodySchema)
    await inTransaction(deps.pool, async (client) => {
      await audit(client, 'service_role', 'user_deleted', traits(user))
      if (body.should_soft_delete) {
        if (user.deleted_at === null) await forget(client, user)
        return
      }
      await savingUser('Database error deleting user', () => client.query(deleteSql, [user.id]))
      await client.query(deleteRefreshTokens, [user.id])
    })
    return context.json({})
  }
}

/** Replaces a value that must stay unique but not readable. */
const obscured = (id: string, value: string): string =>
  createHash('sha256')
    .update(id + value)
    .digest('base64url')

async function forget(client: pg.PoolClient, user: User): Promise<void> {
  const email = user.email === null ? null : obscured(user.id, user.email)
  const phone = user.phone === null ? null : obscured(user.id, user.phone).slice(0, 15)
  await savingUser('Error soft deleting user', () =>
    client.query(softDeleteUser, [user.id, email, phone]),
  )
  for (const identity of user.identities) {
    const providerId = obscured(user.id, identity.provider + identity.provider_id)
    await client.query(forgetIdentity, [identity.id, providerId])
  }
  await client.query(clearOneTimeTokens, [user.id])
  await client.query(deleteFactors, [user.id])
  await endSessions(client, user.id)
  await client.query(deleteRefreshTokens, [user.id])
}
