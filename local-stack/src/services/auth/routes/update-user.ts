import type { Handler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { optionalData, optionalText, pkceFields, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { flowOfChallenge } from '../one-time/codes.ts'
import { sendEmailChange } from '../one-time/send-email-change.ts'
import { hashPassword, passwordMatches } from '../passwords/hash.ts'
import { checkPassword } from '../passwords/policy.ts'
import { checkChallenge, rememberChallenge } from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { isAal2, type Session } from '../sessions/session-store.ts'
import { confirmPhone, mergeUserData, setPhone } from '../sql/users.sql.ts'
import { fixedLimits } from '../settings.ts'
import { inTransaction } from '../transaction.ts'
import { notifyEmailChanged, notifyPasswordChanged } from '../mail/notifications.ts'
import { validEmail, validPhone } from '../users/addresses.ts'
import { changePassword } from '../users/change-password.ts'
import { finishChangeOfEmail } from '../users/change-email.ts'
import { putIdentity } from '../users/identities.ts'
import { presentUser } from '../users/present-user.ts'
import { checkNonce } from '../users/reauthentication.ts'
import { findUserByEmail, findUserByPhone, reloadUser, savingUser } from '../users/user-store.ts'
import { hasVerifiedFactor, type User } from '../users/user.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().optional(),
  nonce: optionalText,
  data: optionalData,
  app_metadata: optionalData,
  ...pkceFields,
})

type Body = z.infer<typeof bodySchema>

/** `PUT /user`: the caller's own password, address, number and metadata. */
export function putUser(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    const { user, session } = context.var
    const change = await checked(deps, body, user, session)
    const redirectTo = redirectTarget(deps, context)

    const updated = await inTransaction(deps.pool, async (client) => {
      if (change.hash !== null) {
        await changePassword(client, user.id, change.hash, session?.id ?? null)
        await audit(client, user, 'user_updated_password')
      }
      if (body.data !== undefined) {
        await client.query(mergeUserData, [user.id, JSON.stringify(body.data)])
      }
      if (change.phone !== null) {
        const { phone } = change
        await savingUser('Error updating user', () => client.query(setPhone, [user.id, phone]))
        await putIdentity(client, user, 'phone', phone, true)
        await client.query(confirmPhone, [user.id])
      }
      if (change.email !== null) {
        if (user.is_anonymous && !deps.settings.email.enable_confirmations) {
          await finishChangeOfEmail(client, { ...user, email_change: change.email })
        } else {
          await rememberChallenge(client, body, {
            userId: user.id,
            provider: 'email_change',
            method: 'email_change',
          })
          await sendEmailChange(deps, client, {
            user: await reloadUser(client, user.id),
            newEmail: change.email,
            flow: flowOfChallenge(body.code_challenge),
            redirectTo,
          })
        }
      }
      await audit(client, user, 'user_modified')
      return reloadUser(client, user.id)
    })
    if (change.hash !== null) await notifyPasswordChanged(deps, updated)
    if (updated.email !== user.email) await notifyEmailChanged(deps, updated, user.email ?? '')
    return context.json(presentUser(updated))
  }
}

interface Change {
  email: string | null
  phone: string | null
  hash: string | null
}

/** What will be changed, after GoTrue's rules in their order. */
async function checked(
  deps: AuthDeps,
  body: Body,
  user: User,
  session: Session | null,
): Promise<Change> {
  const email = body.email === '' ? null : validEmail(body.email)
  const phone = body.phone === '' ? null : validPhone(body.phone)
  const password = body.password ?? null
  if (password !== null) checkPassword(password, deps.settings)
  checkChallenge(body)
  if (body.app_metadata !== undefined) throw refuse.appDataNeedsAdmin()
  const newEmail = email === user.email ? null : email
  const newPhone = phone === user.phone ? null : phone
  const touchesSignIn = password !== null || newEmail !== null || newPhone !== null
  if (touchesSignIn && hasVerifiedFactor(user) && !isAal2(session)) throw refuse.updateNeedsAal2()
  if (user.is_anonymous && password !== null && email === null && phone === null) {
    throw refuse.validation(
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  if (newEmail !== null && (await findUserByEmail(deps.pool, newEmail)) !== null) {
    throw refuse.emailExists()
  }
  if (newPhone !== null) {
    if ((await findUserByPhone(deps.pool, newPhone)) !== null) throw refuse.phoneExists()
    if (deps.settings.sms.enable_confirmations) throw refuse.noSmsProvider()
  }
  const hash =
    password === null ? null : await newHash(deps, { password, nonce: body.nonce, user, session })
  return { email: newEmail, phone: newPhone, hash }
}

async function newHash(
  deps: AuthDeps,
  input: { password: string; nonce: string; user: User; session: Session | null },
): Promise<string> {
  const { password, nonce, user, session } = input
  const fresh =
    session !== null &&
    session.created_at.getTime() + fixedLimits.freshSessionHours * 3_600_000 > Date.now()
  if (deps.settings.email.secure_password_change && !fresh) {
    if (nonce === '') throw refuse.reauthenticationNeeded()
    await checkNonce(deps, user, nonce)
  }
  if (await passwordMatches(deps.pool, password, user.encrypted_password))
    throw refuse.samePassword()
  return hashPassword(deps.pool, password)
}
