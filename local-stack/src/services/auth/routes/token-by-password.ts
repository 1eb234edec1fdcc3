import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { clientAddress, clientInfo } from '../http/client-address.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { passwordMatches } from '../passwords/hash.ts'
import { weakness } from '../passwords/policy.ts'
import { refuse } from '../refusals.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { inTransaction } from '../transaction.ts'
import { plainPhone } from '../users/addresses.ts'
import { findUserByEmail, findUserByPhone } from '../users/user-store.ts'
import { isBanned, type User } from '../users/user.ts'

const bodySchema = z.object({ email: optionalText, phone: optionalText, password: optionalText })

/**
 * `grant_type=password`. An unknown address and a wrong password get the same answer, after the same time. A correct password that no longer
 * meets the policy signs in, with `weak_password` beside the session.
 */
export function byPassword(deps: AuthDeps) {
  return async (context: Context<AuthEnv>): Promise<Response> => {
    if (!deps.limits.signIns.take(clientAddress(context))) throw refuse.requestRate()
    const body = await readBody(context, bodySchema)
    if (body.email !== '' && body.phone !== '') {
      throw refuse.validation('Only an email address or phone number should be provided on login.')
    }
    const user = await find(deps, body)
    const stored = user?.encrypted_password ?? null
    const matches = await passwordMatches(deps.pool, body.password, stored)
    if (user === null || !matches) throw refuse.credentials()
    if (isBanned(user)) throw refuse.banned()
    const byMail = body.email !== ''
    if (byMail && user.email_confirmed_at === null) throw refuse.emailNotConfirmed()
    if (!byMail && user.phone_confirmed_at === null) throw refuse.phoneNotConfirmed()

    const session = await inTransaction(deps.pool, async (client) => {
      await audit(client, user, 'login', { provider: byMail ? 'email' : 'phone' })
      const from = clientInfo(context)
      return issueSession(deps, client, { userId: user.id, method: 'password', from })
    })
    const weak = weakness(body.password, deps.settings)
    return context.json(weak === null ? session : { ...session, weak_password: weak })
  }
}

async function find(
  deps: AuthDeps,
  { email, phone }: z.infer<typeof bodySchema>,
): Promise<User | null> {
  if (email !== '') {
    if (!deps.settings.email.enabled) throw refuse.emailLoginsDisabled()
    return findUserByEmail(deps.pool, email)
  }
  if (phone === '') throw refuse.validation('missing email or phone')
  if (!deps.settings.sms.enabled) throw refuse.phoneLoginsDisabled()
  return findUserByPhone(deps.pool, plainPhone(phone))
}
