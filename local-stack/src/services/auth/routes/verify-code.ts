import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { AuthError } from '../errors.ts'
import { clientInfo } from '../http/client-address.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { notifyEmailChanged } from '../mail/notifications.ts'
import { accept, firstMailboxAgreed } from '../one-time/accept.ts'
import { claimantOfCode, claimantOfHash } from '../one-time/find-claimant.ts'
import { spareHashFor } from '../one-time/spare-hash.ts'
import { refuse } from '../refusals.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { inTransaction } from '../transaction.ts'
import { validEmail, validPhone } from '../users/addresses.ts'

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
})

type Body = z.infer<typeof bodySchema>

/** `POST /verify`: accepts a code with its address, or the hash of a link, and answers with a session. */
export function postVerify(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    check(body)
    const email = body.token === '' ? '' : addressOf(body)
    if (email !== '' && !deps.limits.codes.take(`mail to ${email}`)) throw refuse.requestRate()
    const spareHash = await spareHashFor(deps.pool, body.type)
    const from = clientInfo(context)
    const outcome = await inTransaction(deps.pool, async (client) => {
      const claimant =
        body.token === ''
          ? await claimantOfHash(deps, client, { type: body.type, tokenHash: body.token_hash })
          : await claimantOfCode(deps, client, { type: body.type, email, code: body.token })
      const user = await accept(deps, client, claimant, spareHash)
      if (user === null) return null
      const session = await issueSession(deps, client, { userId: user.id, method: 'otp', from })
      return { session, user, before: claimant.user }
    })
    if (outcome === null) return context.json({ msg: firstMailboxAgreed, code: '200' })
    const { user, before } = outcome
    if (user.email !== before.email) await notifyEmailChanged(deps, user, before.email ?? '')
    return context.json(outcome.session)
  }
}

function check(body: Body): void {
  if (body.type === '') throw refuse.validation('Verify requires a verification type')
  if ((body.token === '') === (body.token_hash === '')) {
    throw refuse.validation('Verify requires either a token or a token hash')
  }
  if (body.token_hash !== '' && body.email + body.phone + body.redirect_to !== '') {
    throw refuse.validation('Only the token_hash and type should be provided')
  }
}

function addressOf({ email, phone }: Body): string {
  if ((email === '') === (phone === '')) {
    throw refuse.validation('Only an email address or phone number should be provided on verify')
  }
  // Codes are never sent to a phone, so none can be right.
  if (email === '') {
    validPhone(phone)
    throw refuse.codeExpired()
  }
  try {
    return validEmail(email)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}
