import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { clientAddress, clientInfo } from '../http/client-address.ts'
import { optionalData, optionalText, pkceFields, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { refuse } from '../refusals.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { inTransaction } from '../transaction.ts'
import { insertNewUser } from '../users/create-user.ts'
import { signUp } from '../users/sign-up.ts'
import type { Json } from '../users/user.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  ...pkceFields,
})

/** `POST /signup`: by address or number; with neither, as an anonymous user if the project allows it. */
export function postSignUp(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    const from = clientInfo(context)
    if (body.email === '' && body.phone === '') {
      if (!deps.settings.enable_anonymous_sign_ins) throw refuse.anonymousDisabled()
      if (!deps.settings.enable_signup) throw refuse.signupDisabled()
      if (!deps.limits.anonymous.take(clientAddress(context))) throw refuse.requestRate()
      return context.json(await anonymously(deps, body.data ?? {}, from))
    }
    if (!deps.limits.signIns.take(clientAddress(context))) throw refuse.requestRate()
    const redirectTo = redirectTarget(deps, context)
    return context.json(
      await signUp(deps, { ...body, data: body.data ?? {} }, { from, redirectTo }),
    )
  }
}

async function anonymously(deps: AuthDeps, data: Json, from: ReturnType<typeof clientInfo>) {
  return inTransaction(deps.pool, async (client) => {
    const user = await insertNewUser(client, {
      passwordHash: '',
      userData: data,
      appData: {},
      anonymous: true,
    })
    await audit(client, user, 'user_signedup', { provider: 'anonymous' })
    return issueSession(deps, client, { userId: user.id, method: 'anonymous', from })
  })
}
