import type { Handler, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { refuse } from '../refusals.ts'
import { addressFromIdentities, deleteIdentity as deleteSql } from '../sql/identities.sql.ts'
import { refreshProviders, setEmail, unconfirmPhone } from '../sql/users.sql.ts'
import { inTransaction } from '../transaction.ts'

/** `enable_manual_linking` opens `/user/identities`. */
export function requireManualLinking(deps: AuthDeps): MiddlewareHandler<AuthEnv> {
  return async (_context, next) => {
    if (!deps.settings.enable_manual_linking) throw refuse.manualLinkingDisabled()
    return next()
  }
}

/** `DELETE /user/identities/:id`: removes one way to sign in, never the last one. */
export function deleteIdentity(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const id = context.req.param('id') ?? ''
    if (!z.guid().safeParse(id).success) throw refuse.notAnId('identity_id')
    const { user } = context.var
    if (user.identities.length <= 1) throw refuse.lastIdentity()
    const identity = user.identities.find((each) => each.id === id)
    if (identity === undefined) throw refuse.identityNotFound()
    await inTransaction(deps.pool, async (client) => {
      await audit(client, user, 'identity_unlinked', {
        identity_id: identity.id,
        provider: identity.provider,
        provider_id: identity.provider_id,
      })
      await client.query(deleteSql, [identity.id])
      if (identity.provider === 'phone') {
        await client.query(unconfirmPhone, [user.id])
      } else {
        const found = await client.query<{ email: string | null; kept: boolean }>(
          addressFromIdentities,
          [user.id],
        )
        const next = found.rows[0]
        if (next === undefined) throw refuse.identityConflict()
        if (!next.kept) await client.query(setEmail, [user.id, next.email ?? ''])
      }
      await client.query(refreshProviders, [user.id])
    })
    return context.json({})
  }
}
