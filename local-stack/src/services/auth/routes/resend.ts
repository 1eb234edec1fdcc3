import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { afterwards } from '../one-time/afterwards.ts'
import { sendConfirmation } from '../one-time/send-confirmation.ts'
import { sendEmailChange } from '../one-time/send-email-change.ts'
import { refuse } from '../refusals.ts'
import { validEmail } from '../users/addresses.ts'
import { findUserByEmail } from '../users/user-store.ts'

const bodySchema = z.object({ type: optionalText, email: optionalText, phone: optionalText })

type Body = z.infer<typeof bodySchema>

/**
 * `POST /resend`: sends the last mail of a sign-up or change of address again, in the implicit flow. The answer is the same
 * where there is nothing to send.
 */
export function postResend(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    const email = check(deps, body)
    const user = await findUserByEmail(deps.pool, email)
    if (user === null) return context.json({})
    const redirectTo = redirectTarget(deps, context)
    const newEmail = user.email_change ?? ''
    if (body.type === 'signup' && user.email_confirmed_at === null) {
      afterwards(deps, 'confirmation', async (client) => {
        await audit(client, user, 'user_confirmation_requested')
        await sendConfirmation(deps, client, { user, flow: 'implicit', redirectTo })
      })
    }
    if (body.type === 'email_change' && newEmail !== '') {
      afterwards(deps, 'change of address', (client) =>
        sendEmailChange(deps, client, { user, newEmail, flow: 'implicit', redirectTo }),
      )
    }
    return context.json({})
  }
}

function check(deps: AuthDeps, { type, email, phone }: Body): string {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw refuse.validation('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (email === '' && type === 'signup') {
    throw refuse.validation('Type provided requires an email address')
  }
  if (phone === '' && type === 'sms') {
    throw refuse.validation('Type provided requires a phone number')
  }
  if (email !== '' && phone !== '') {
    throw refuse.validation('Only an email address or phone number should be provided.')
  }
  if (phone !== '') {
    throw deps.settings.sms.enabled ? refuse.noSmsProvider() : refuse.phoneLoginsDisabled()
  }
  if (email === '') throw refuse.validation('Missing email address or phone number')
  if (!deps.settings.email.enabled) throw refuse.emailLoginsDisabled()
  return validEmail(email)
}
