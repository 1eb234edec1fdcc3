import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import type { ClientInfo } from '../http/client-address.ts'
import { flowOfChallenge } from '../one-time/codes.ts'
import { sendConfirmation } from '../one-time/send-confirmation.ts'
import { hashPassword } from '../passwords/hash.ts'
import { checkPassword } from '../passwords/policy.ts'
import { checkChallenge, rememberChallenge, type Challenge } from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { issueSession, type SessionResponse } from '../sessions/issue-session.ts'
import { deleteOtherIdentities } from '../sql/identities.sql.ts'
import { overwriteUnconfirmed } from '../sql/users.sql.ts'
import { inTransaction } from '../transaction.ts'
import { validEmail, validPhone } from './addresses.ts'
import { confirmUserEmail, confirmUserPhone } from './confirm-user.ts'
import { insertNewUser } from './create-user.ts'
import { createIdentity, ownClaims } from './identities.ts'
import { presentUser, type PresentedUser } from './present-user.ts'
import { findUserByEmail, findUserByPhone, reloadUser } from './user-store.ts'
import type { Json, User } from './user.ts'

export interface SignUp extends Challenge {
  email: string
  phone: string
  password: string
  data: Json
}

type Provider = 'email' | 'phone'

/**
 * Registers a person. With confirmations on, it sends a mail and answers with the user; a taken address gets an answer
 * that looks the same. With confirmations off, it answers with a session and refuses a taken address.
 */
export async function signUp(
  deps: AuthDeps,
  input: SignUp,
  request: { from: ClientInfo; redirectTo: string },
): Promise<SessionResponse | PresentedUser> {
  const { settings, pool } = deps
  if (!settings.enable_signup) throw refuse.signupDisabled()
  check(deps, input)
  const provider = providerOf(deps, input)
  const email = provider === 'email' ? validEmail(input.email) : ''
  const phone = provider === 'phone' ? validPhone(input.phone) : ''
  const known =
    provider === 'email' ? await findUserByEmail(pool, email) : await findUserByPhone(pool, phone)

  // For a known address too, so that the time of the answer is the same. Hashing is slow: never inside a transaction.
  const passwordHash = await hashPassword(pool, input.password)
  const confirmed = provider === 'email' ? known?.email_confirmed_at : known?.phone_confirmed_at
  if (known !== null && confirmed !== null) {
    await audit(pool, known, 'user_repeated_signup', { provider })
    if (confirmsItself(deps, provider)) throw refuse.alreadyRegistered()
    return pretended(known, provider, input.data)
  }

  const user = await inTransaction(pool, async (client) => {
    const created =
      known ??
      (await insertNewUser(client, {
        email,
        phone,
        passwordHash,
        userData: input.data,
        appData: { provider, providers: [provider] },
      }))
    await ensureIdentity(client, created, provider, input.data)
    if (confirmsItself(deps, provider)) {
      await audit(client, created, 'user_signedup', { provider })
      await (provider === 'email' ? confirmUserEmail : confirmUserPhone)(client, created.id)
    } else if (provider === 'phone') {
      throw refuse.noSmsProvider()
    } else {
      await audit(client, created, 'user_confirmation_requested', { provider })
      await rememberChallenge(client, input, {
        userId: created.id,
        provider,
        method: 'email/signup',
      })
      await sendConfirmation(deps, client, {
        user: created,
        flow: flowOfChallenge(input.code_challenge),
        redirectTo: request.redirectTo,
      })
    }
    return reloadUser(client, created.id)
  })
  if (confirmsItself(deps, provider)) {
    return inTransaction(pool, async (client) => {
      await audit(client, user, 'login', { provider })
      return issueSession(deps, client, {
        userId: user.id,
        method: 'password',
        from: request.from,
      })
    })
  }
  // The person was invited by somebody else: whoever signs up must not see what is known about them.
  if (user.invited_at !== null) return { ...presentUser(user), user_metadata: {}, identities: [] }
  return presentUser(user)
}

const confirmsItself = ({ settings }: AuthDeps, provider: Provider): boolean =>
  provider === 'email' ? !settings.email.enable_confirmations : !settings.sms.enable_confirmations

function check(deps: AuthDeps, input: SignUp): void {
  if (input.password === '') throw refuse.validation('Signup requires a valid password')
  checkPassword(input.password, deps.settings)
  if (input.email !== '' && input.phone !== '') {
    throw refuse.validation('Only an email address or phone number should be provided on signup.')
  }
  if (input.phone !== '' && input.code_challenge !== '') {
    throw refuse.validation('PKCE not supported for phone signups')
  }
  checkChallenge(input)
}

function providerOf({ settings }: AuthDeps, input: SignUp): Provider {
  const byMail = settings.email.enabled
  const byPhone = settings.sms.enabled
  if (input.email !== '') {
    if (!byMail) throw refuse.emailSignupsDisabled()
    return 'email'
  }
  if (input.phone !== '') {
    if (!byPhone) throw refuse.phoneSignupsDisabled()
    return 'phone'
  }
  const ways = [...(byMail ? ['email'] : []), ...(byPhone ? ['phone'] : [])]
  throw refuse.validation(
    ways.length === 0
      ? 'Sign up with this provider not possible'
      : `Sign up only available with ${ways.join(' or ')} provider`,
  )
}

/** Until the address is confirmed, the user's data is that of the identity. */
async function ensureIdentity(
  client: pg.PoolClient,
  user: User,
  provider: Provider,
  data: Json,
): Promise<void> {
  if (user.identities.some((identity) => identity.provider === provider)) return
  const claims = ownClaims({
    sub: user.id,
    ...(user.email === null ? {} : { email: user.email }),
    ...(user.phone === null ? {} : { phone: user.phone }),
  })
  const identityData = { ...data, ...claims }
  await createIdentity(client, user.id, provider, identityData)
  await client.query(overwriteUnconfirmed, [user.id, JSON.stringify(identityData), provider])
  await client.query(deleteOtherIdentities, [user.id, provider])
}

/** Looks like a new registration, so that nobody learns who is registered. */
function pretended(known: User, provider: Provider, data: Json): PresentedUser {
  const now = new Date()
  return {
    ...presentUser({
      ...known,
      id: randomUUID(),
      role: '',
      phone: provider === 'email' ? '' : known.phone,
      email: provider === 'phone' ? '' : known.email,
      email_change: '',
      email_change_sent_at: null,
      last_sign_in_at: null,
      confirmed_at: null,
      email_confirmed_at: null,
      phone_confirmed_at: null,
      confirmation_sent_at: now,
      created_at: now,
      updated_at: now,
      raw_user_meta_data: data,
      raw_app_meta_data: { provider, providers: [provider] },
      identities: [],
      factors: [],
    }),
  }
}
