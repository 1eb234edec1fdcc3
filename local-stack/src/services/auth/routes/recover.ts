import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { optionalText, pkceFields, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { afterwards } from '../one-time/afterwards.ts'
import { flowOfChallenge } from '../one-time/codes.ts'
import { sendRecovery } from '../one-time/send-recovery.ts'
import { checkChallenge, rememberChallenge } from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { validEmail } from '../users/addresses.ts'
import { findUserByEmail } from '../users/user-store.ts'

const bodySchema = z.object({ email: optionalText, ...pkceFields })

/**
 * `POST /recover`: a mail to choose a new password. Unknown addresses get the same answer, after the same time.
 */
export function postRecover(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    if (!deps.settings.email.enabled) {
      throw refuse.emailLoginsDisabled()
    }
    if (body.email === '') throw refuse.validation('Password recovery requires an email')
    const email = validEmail(body.email)
    checkChallenge(body)
    const user = await findUserByEmail(deps.pool, email)
    if (user === null) return context.json({})
    const redirectTo = redirectTarget(deps, context)
    afterwards(deps, 'recovery', async (client) => {
      await rememberChallenge(client, body, {
        userId: user.id,
        provider: 'recovery',
        method: 'recovery',
      })
      await audit(client, user, 'user_recovery_requested')
      const flow = flowOfChallenge(body.code_challenge)
      await sendRecovery(deps, client, { user, flow, redirectTo, as: 'recovery' })
    })
    return context.json({})
  }
}
