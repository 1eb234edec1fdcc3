import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { clientInfo } from '../http/client-address.ts'
import { optionalData, optionalText, pkceFields, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { flowOfChallenge } from '../one-time/codes.ts'
import { sendRecovery } from '../one-time/send-recovery.ts'
import { generatePassword } from '../passwords/generate.ts'
import { hashPassword } from '../passwords/hash.ts'
import { requiredSets } from '../passwords/policy.ts'
import { checkChallenge, rememberChallenge } from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { inTransaction } from '../transaction.ts'
import { validEmail, validPhone } from '../users/addresses.ts'
import { signUp } from '../users/sign-up.ts'
import { findUserByEmail, findUserByPhone } from '../users/user-store.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().default(true),
  data: optionalData,
  channel: optionalText,
  ...pkceFields,
})

type Body = z.infer<typeof bodySchema>

/**
 * `POST /otp` and `/magiclink`: sends a link and a code by mail. Unknown people are signed up unless `create_user` is
 * false.
 */
export function postOneTimePassword(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    if (body.email !== '' && body.phone !== '') {
      throw refuse.validation('Only an email address or phone number should be provided')
    }
    if (body.email !== '' && body.channel !== '') {
      throw refuse.validation('Channel should only be specified with Phone OTP')
    }
    checkChallenge(body)
    if (!body.create_user && !(await isKnown(deps, body))) throw refuse.otpSignupDisabled()
    if (body.phone !== '') {
      throw deps.settings.sms.enabled ? refuse.noSmsProvider() : refuse.phoneOtpDisabled()
    }
    if (body.email === '') throw refuse.validation('One of email or phone must be set')
    if (!deps.settings.email.enabled) throw refuse.emailLoginsDisabled()
    await magicLink(deps, body, {
      from: clientInfo(context),
      redirectTo: redirectTarget(deps, context),
    })
    return context.json({})
  }
}

async function isKnown(deps: AuthDeps, body: Body): Promise<boolean> {
  if (body.email !== '') return (await findUserByEmail(deps.pool, validEmail(body.email))) !== null
  if (body.phone !== '') return (await findUserByPhone(deps.pool, validPhone(body.phone))) !== null
  return true
}

async function magicLink(
  deps: AuthDeps,
  body: Body,
  request: { from: ReturnType<typeof clientInfo>; redirectTo: string },
): Promise<void> {
  const email = validEmail(body.email)
  const known = await findUserByEmail(deps.pool, email)
  const password = generatePassword(requiredSets(deps.settings), 33)
  if (known === null || known.email_confirmed_at === null) {
    await signUp(deps, { ...body, email, password, phone: '', data: body.data ?? {} }, request)
    // The mail that confirms the address also signs in; without confirmations, a link still has to be sent.
    if (deps.settings.email.enable_confirmations) return
  } else {
    // Signing up hashes a password: the time of the answer must not tell who is registered.
    await hashPassword(deps.pool, password)
  }
  const user = await findUserByEmail(deps.pool, email)
  if (user === null) throw refuse.userNotFound()
  await inTransaction(deps.pool, async (client) => {
    await rememberChallenge(client, body, {
      userId: user.id,
      provider: 'magiclink',
      method: 'magiclink',
    })
    await audit(client, user, 'user_recovery_requested')
    await sendRecovery(deps, client, {
      user,
      flow: flowOfChallenge(body.code_challenge),
      redirectTo: request.redirectTo,
      as: 'magiclink',
    })
  })
}
