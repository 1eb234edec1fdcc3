import type { Handler } from 'hono'
import type pg from 'pg'
import type { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { readBody } from '../../http/read-body.ts'
import { hashPassword } from '../../passwords/hash.ts'
import { checkPassword } from '../../passwords/policy.ts'
import {
  ban,
  endAnonymity,
  mergeAppData,
  mergeUserData,
  setEmail,
  setPhone,
  setRole,
} from '../../sql/users.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { validEmail, validPhone } from '../../users/addresses.ts'
import { changePassword } from '../../users/change-password.ts'
import { confirmUserEmail, confirmUserPhone } from '../../users/confirm-user.ts'
import { putIdentity } from '../../users/identities.ts'
import { presentUser } from '../../users/present-user.ts'
import { reloadUser, savingUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'
import { traits } from './create-user.ts'
import { userOf } from './load-user.ts'
import { adminUserSchema, bannedUntil } from './user-body.ts'

type Body = z.infer<typeof adminUserSchema>

/**
 * `PUT /admin/users/:userId`: changes the fields of the body and sends no mails; the password policy applies here. A
 * new password ends every session of the user.
 */
export function updateUserById(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const user = await userOf(deps, context)
    const body = await readBody(context, adminUserSchema)
    const email = body.email === '' ? '' : validEmail(body.email)
    const phone = body.phone === '' ? '' : validPhone(body.phone)
    const until = bannedUntil(body.ban_duration)
    if (body.password !== undefined) checkPassword(body.password, deps.settings)
    const hash = body.password === undefined ? null : await hashPassword(deps.pool, body.password)
    const updated = await inTransaction(deps.pool, async (client) => {
      if (body.role !== '') await client.query(setRole, [user.id, body.role.trim()])
      if (body.email_confirm) await confirmUserEmail(client, user.id)
      if (body.phone_confirm) await confirmUserPhone(client, user.id)
      if (hash !== null) await changePassword(client, user.id, hash, null)
      await addresses(client, user, { ...body, email, phone })
      if (body.app_metadata !== undefined) {
        await client.query(mergeAppData, [user.id, JSON.stringify(body.app_metadata)])
      }
      if (body.user_metadata !== undefined) {
        await client.query(mergeUserData, [user.id, JSON.stringify(body.user_metadata)])
      }
      if (until !== undefined) await client.query(ban, [user.id, until])
      await audit(client, 'service_role', 'user_modified', traits(user))
      return reloadUser(client, user.id)
    })
    return context.json(presentUser(updated))
  }
}

async function addresses(client: pg.PoolClient, user: User, body: Body): Promise<void> {
  const saving = (run: () => Promise<unknown>) => savingUser('Error updating user', run)
  if (body.email !== '') {
    await putIdentity(client, user, 'email', body.email, body.email_confirm)
    if (user.is_anonymous && body.email_confirm) await client.query(endAnonymity, [user.id])
    await saving(() => client.query(setEmail, [user.id, body.email]))
  }
  if (body.phone !== '') {
    await putIdentity(client, user, 'phone', body.phone, body.phone_confirm)
    if (user.is_anonymous && body.phone_confirm) await client.query(endAnonymity, [user.id])
    await saving(() => client.query(setPhone, [user.id, body.phone]))
  }
}
