import type { Handler } from 'hono'
import type pg from 'pg'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { checkPassword, passwordHash, type PasswordPolicy } from '../passwords.ts'
import { updateEmailIdentity, updateUser as updateStatement } from '../sql/users.sql.ts'
import { bannedUntil, normaliseEmail, normalisePhone, readUserInput } from '../user-input.ts'
import { inTransaction, namingDuplicates, readUser } from '../user-store.ts'
import { userId } from './user-id.ts'

/** `PUT /admin/users/:id`: changes what the body names; here the password policy does apply. */
export function updateUser(pool: pg.Pool, policy: PasswordPolicy): Handler<GatewayEnv> {
  return async (context) => {
    const id = userId(context)
    const input = await readUserInput(context.req.raw)
    if (input.password !== undefined) checkPassword(input.password, policy)
    const email = input.email === undefined ? null : normaliseEmail(input.email)
    const setsPassword = input.password !== undefined || input.password_hash !== undefined
    const hash = setsPassword ? await passwordHash(input) : null
    const user = await namingDuplicates(() =>
      inTransaction(pool, async (client) => {
        await client.query(updateStatement, [
          id,
          email,
          input.phone === undefined ? null : normalisePhone(input.phone),
          hash,
          input.email_confirm === true,
          input.phone_confirm === true,
          input.app_metadata === undefined ? null : JSON.stringify(input.app_metadata),
          input.user_metadata === undefined ? null : JSON.stringify(input.user_metadata),
          input.role ?? null,
          input.ban_duration !== undefined,
          input.ban_duration === undefined ? null : bannedUntil(input.ban_duration),
        ])
        if (email !== null) await client.query(updateEmailIdentity, [id, email])
        return readUser(client, id)
      }),
    )
    return context.json(user)
  }
}
