import type { Handler } from 'hono'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { optionalData, optionalText, readBody } from '../../http/read-body.ts'
import { redirectTarget } from '../../http/redirect-target.ts'
import { sendInvite } from '../../one-time/send-confirmation.ts'
import { inTransaction } from '../../transaction.ts'
import { validEmail } from '../../users/addresses.ts'
import { ensureUnconfirmed } from '../../users/invite-user.ts'
import { presentUser } from '../../users/present-user.ts'
import { findUserByEmail, reloadUser } from '../../users/user-store.ts'

const bodySchema = z.object({ email: optionalText, data: optionalData })

/** `POST /invite`: invites somebody who is not yet a user. */
export function invite(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    const email = validEmail(body.email)
    const known = await findUserByEmail(deps.pool, email)
    const redirectTo = redirectTarget(deps, context)
    const user = await inTransaction(deps.pool, async (client) => {
      const invited = await ensureUnconfirmed(client, known, {
        email,
        data: body.data ?? {},
        passwordHash: '',
      })
      await audit(client, 'service_role', 'user_invited', {
        user_id: invited.id,
        user_email: email,
      })
      await sendInvite(deps, client, { user: invited, redirectTo })
      return reloadUser(client, invited.id)
    })
    return context.json(presentUser(user))
  }
}
