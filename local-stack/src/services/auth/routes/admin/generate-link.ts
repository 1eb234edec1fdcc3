import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { optionalData, optionalText, readBody } from '../../http/read-body.ts'
import { redirectTarget } from '../../http/redirect-target.ts'
import { actionLink } from '../../mail/action-link.ts'
import { generateCode, hashCode } from '../../one-time/codes.ts'
import { generatePassword } from '../../passwords/generate.ts'
import { hashPassword } from '../../passwords/hash.ts'
import { checkPassword, requiredSets } from '../../passwords/policy.ts'
import { refuse } from '../../refusals.ts'
import {
  saveOneTimeToken,
  setConfirmation,
  setEmailChange,
  setInvitation,
  setRecovery,
} from '../../sql/one-time-tokens.sql.ts'
import { mergeUserData } from '../../sql/users.sql.ts'
import { inTransaction } from '../../transaction.ts'
import { validEmail } from '../../users/addresses.ts'
import { ensureUnconfirmed } from '../../users/invite-user.ts'
import { presentUser } from '../../users/present-user.ts'
import { findUserByEmail, reloadUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalData,
  redirect_to: optionalText,
})

type Body = z.infer<typeof bodySchema>

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
]

/** `POST /admin/generate_link`: returns the link that a mail would contain, for projects that send their own mails. */
export function generateLink(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const body = await readBody(context, bodySchema)
    const email = validEmail(body.email)
    const redirectTo = redirectTarget(deps, context, body.redirect_to)
    const known = await findUserByEmail(deps.pool, email)
    const type = typeFor(body.type, known)
    const code = generateCode(deps.settings.email.otp_length)
    const mailed = type === 'email_change_new' ? validEmail(body.new_email) : email
    const tokenHash = hashCode(mailed, code)
    const passwordHash =
      type === 'signup' && known === null ? await passwordOf(deps, body, type) : ''

    const user = await inTransaction(deps.pool, async (client) => {
      const input = { body, email, known, passwordHash, tokenHash }
      const id = await prepare(deps, client, type, input)
      return reloadUser(client, id)
    })
    const linkType = type.startsWith('email_change') ? 'email_change' : type
    return context.json({
      ...presentUser(user),
      action_link: actionLink(deps.externalUrl, { tokenHash, type: linkType, redirectTo }),
      email_otp: code,
      hashed_token: tokenHash,
      verification_type: type,
      redirect_to: redirectTo,
    })
  }
}

/** A magic link for an unknown person signs them up; the other links need an existing user. */
function typeFor(type: string, known: User | null): string {
  if (!types.includes(type)) {
    throw refuse.validation(`Invalid email action link type requested: ${type}`)
  }
  if (known !== null || type === 'signup' || type === 'invite') return type
  if (type === 'magiclink') return 'signup'
  throw refuse.mailNotFound()
}

async function passwordOf(deps: AuthDeps, body: Body, type: string): Promise<string> {
  const generated = body.type !== type
  const password = generated ? generatePassword(requiredSets(deps.settings)) : body.password
  if (password === '') throw refuse.validation('Signup requires a valid password')
  checkPassword(password, deps.settings)
  return hashPassword(deps.pool, password)
}

interface Prepared {
  body: Body
  email: string
  known: User | null
  passwordHash: string
  tokenHash: string
}

async function prepare(
  deps: AuthDeps,
  client: pg.PoolClient,
  type: string,
  input: Prepared,
): Promise<string> {
  const { body, email, known, passwordHash, tokenHash } = input
  const data = body.data ?? {}
  if (type === 'signup' || type === 'invite') {
    const user = await ensureUnconfirmed(client, known, { email, data, passwordHash })
    if (type === 'invite') {
      await audit(client, 'service_role', 'user_invited', { user_id: user.id, user_email: email })
    } else if (known !== null) {
      await client.query(mergeUserData, [user.id, JSON.stringify(data)])
    }
    await client.query(type === 'invite' ? setInvitation : setConfirmation, [user.id, tokenHash])
    await client.query(saveOneTimeToken, [user.id, 'confirmation_token', tokenHash, email])
    return user.id
  }
  if (known === null) throw refuse.mailNotFound()
  if (type === 'magiclink' || type === 'recovery') {
    await audit(client, known, 'user_recovery_requested')
    await client.query(setRecovery, [known.id, tokenHash])
    await client.query(saveOneTimeToken, [known.id, 'recovery_token', tokenHash, email])
    return known.id
  }
  await changeOfEmail(deps, client, { type, known, newEmail: body.new_email, tokenHash })
  return known.id
}

async function changeOfEmail(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { type: string; known: User; newEmail: string; tokenHash: string },
): Promise<void> {
  const { known, tokenHash } = input
  const current = input.type === 'email_change_current'
  if (current && !deps.settings.email.double_confirm_changes) {
    throw refuse.validation('Enable secure email change to generate link for current email')
  }
  const newEmail = validEmail(input.newEmail)
  const holder = await findUserByEmail(client, newEmail)
  if (holder !== null && holder.id !== known.id) throw refuse.emailExists()
  // Keeps the other half of the pair, which an earlier call created.
  await client.query(setEmailChange, [
    known.id,
    newEmail,
    current ? (known.email_change_token_new ?? '') : tokenHash,
    current ? tokenHash : (known.email_change_token_current ?? ''),
  ])
  const type = current ? 'email_change_token_current' : 'email_change_token_new'
  const address = current ? (known.email ?? '') : newEmail
  await client.query(saveOneTimeToken, [known.id, type, tokenHash, address])
}
