import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import type pg from 'pg'
import type { GatewayEnv } from '../../../gateway/context.ts'
import { authErrors } from '../errors.ts'
import { passwordHash } from '../passwords.ts'
import { insertIdentity, insertUser } from '../sql/users.sql.ts'
import { bannedUntil, normaliseEmail, normalisePhone, readUserInput } from '../user-input.ts'
import { inTransaction, namingDuplicates, readUser } from '../user-store.ts'

/** `POST /admin/users`: creates a user without sending mail; the password policy does not apply here. */
export function createUser(pool: pg.Pool): Handler<GatewayEnv> {
  return async (context) => {
    const input = await readUserInput(context.req.raw)
    if (input.email === undefined && input.phone === undefined) {
      throw authErrors.validation('Cannot create a user without either an email or phone')
    }
    const id = input.id ?? randomUUID()
    const email = input.email === undefined ? null : normaliseEmail(input.email)
    const phone = input.phone === undefined ? null : normalisePhone(input.phone)
    const provider = email === null ? 'phone' : 'email'
    const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])]
    const hash = await passwordHash(input)
    const user = await namingDuplicates(() =>
      inTransaction(pool, async (client) => {
        await client.query(insertUser, [
          id,
          input.role ?? 'authenticated',
          email,
          hash,
          phone,
          input.email_confirm === true && email !== null,
          input.phone_confirm === true && phone !== null,
          JSON.stringify({ provider, providers, ...input.app_metadata }),
          JSON.stringify(input.user_metadata ?? {}),
          input.ban_duration === undefined ? null : bannedUntil(input.ban_duration),
        ])
        for (const each of providers) {
          await client.query(insertIdentity, [
            id,
            each,
            JSON.stringify({
              sub: id,
              ...(each === 'email' ? { email } : { phone }),
              email_verified: false,
              phone_verified: false,
            }),
          ])
        }
        return readUser(client, id)
      }),
    )
    return context.json(user)
  }
}
