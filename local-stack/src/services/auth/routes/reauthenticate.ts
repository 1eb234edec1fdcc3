import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { sendReauthentication } from '../one-time/send-recovery.ts'
import { refuse } from '../refusals.ts'
import { inTransaction } from '../transaction.ts'

/** `GET /reauthenticate`: a code by mail, the `nonce` of a change of password. */
export function getReauthenticate(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const { user } = context.var
    if ((user.email ?? '') === '') {
      if ((user.phone ?? '') === '') {
        throw refuse.validation(
          'Reauthentication requires the user to have an email or a phone number',
        )
      }
      throw user.phone_confirmed_at === null ? refuse.verifyPhoneFirst() : refuse.noSmsProvider()
    }
    if (user.email_confirmed_at === null) throw refuse.verifyMailFirst()
    await inTransaction(deps.pool, async (client) => {
      await audit(client, user, 'user_reauthenticate_requested')
      await sendReauthentication(deps, client, user)
    })
    return context.json({})
  }
}
