import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { readBody } from '../../http/read-body.ts'
import { generatePassword } from '../../passwords/generate.ts'
import { hashPassword, validHash } from '../../passwords/hash.ts'
import { checkLength } from '../../passwords/policy.ts'
import { refuse } from '../../refusals.ts'
import { ban, mergeAppData } from '../../sql/users.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { validEmail, validPhone } from '../../users/addresses.ts'
import { confirmUserEmail, confirmUserPhone } from '../../users/confirm-user.ts'
import { insertNewUser } from '../../users/create-user.ts'
import { createIdentity, ownClaims } from '../../users/identities.ts'
import { presentUser } from '../../users/present-user.ts'
import { findUserByEmail, findUserByPhone, reloadUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'
import { adminUserSchema, bannedUntil } from './user-body.ts'

type Body = z.infer<typeof adminUserSchema>

/** `POST /admin/users`: sends no mail, and the password policy does not apply here. */
export function createUser(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, adminUserSchema)
    if (body.email === '' && body.phone === '') {
      throw refuse.validation('Cannot create a user without either an email or phone')
    }
    const email = body.email === '' ? '' : validEmail(body.email)
    const phone = body.phone === '' ? '' : validPhone(body.phone)
    if (email !== '' && (await findUserByEmail(deps.pool, email)) !== null) {
      throw refuse.emailExists()
    }
    if (phone !== '' && (await findUserByPhone(deps.pool, phone)) !== null) {
      throw refuse.phoneTaken()
    }
    const passwordHash = await hashOf(deps, body)
    checkId(body.id)
    const until = bannedUntil(body.ban_duration)
    const providers = [...(email === '' ? [] : ['email']), ...(phone === '' ? [] : ['phone'])]
    const user = await inTransaction(deps.pool, async (client) => {
      const created = await insertNewUser(client, {
        ...(body.id === '' ? {} : { id: body.id }),
        ...(body.role === '' ? {} : { role: body.role.trim() }),
        ...(body.aud === '' ? {} : { aud: body.aud }),
        email,
        phone,
        passwordHash,
        userData: body.user_metadata ?? {},
        appData: { provider: providers[0], providers },
      })
      await identities(client, created)
      await audit(client, 'service_role', 'user_signedup', traits(created))
      if (body.app_metadata !== undefined) {
        await client.query(mergeAppData, [created.id, JSON.stringify(body.app_metadata)])
      }
      if (body.email_confirm) await confirmUserEmail(client, created.id)
      if (body.phone_confirm) await confirmUserPhone(client, created.id)
      if (until !== undefined) await client.query(ban, [created.id, until])
      return reloadUser(client, created.id)
    })
    return context.json(presentUser(user))
  }
}

export const traits = (user: User) => ({
  user_id: user.id,
  user_email: user.email ?? '',
  user_phone: user.phone ?? '',
})

async function hashOf(deps: AuthDeps, body: Body): Promise<string> {
  if (body.password !== undefined && body.password_hash !== '') {
    throw refuse.validation('Only a password or a password hash should be provided')
  }
  if (body.password_hash !== '') return validHash(body.password_hash)
  const password = (body.password ?? '') === '' ? generatePassword([]) : (body.password ?? '')
  checkLength(password)
  return hashPassword(deps.pool, password)
}

function checkId(id: string): void {
  if (id === '') return
  if (!z.guid().safeParse(id).success) {
    throw refuse.validation('ID must conform to the uuid v4 format')
  }
  if (/^[0-]+$/.test(id)) throw refuse.validation('ID cannot be a nil uuid')
}

async function identities(client: pg.PoolClient, user: User): Promise<void> {
  if (user.email !== null) {
    const claims = ownClaims({ sub: user.id, email: user.email })
    await createIdentity(client, user.id, 'email', claims)
  }
  if (user.phone !== null) {
    const claims = ownClaims({ sub: user.id, phone: user.phone })
    await createIdentity(client, user.id, 'phone', claims)
  }
}
