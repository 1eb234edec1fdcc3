import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import { ownerOfEmailChange, ownerOfToken } from '../sql/one-time-tokens.sql.ts'
import { lockUser } from '../sql/users.sql.ts'
import { findUser, findUserByEmail, reloadUser } from '../users/user-store.ts'
import { isBanned, type User } from '../users/user.ts'
import { hashCode, isExpired, isValid } from './codes.ts'

/** What a link or code does. `email` means signup or magiclink, whichever was sent. */
export type Verification = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

export interface Claimant {
  user: User
  type: Verification
  tokenHash: string
}

const tokenTypes: Record<string, string[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

const verifications: Verification[] = ['signup', 'invite', 'recovery', 'magiclink', 'email_change']

function sentAt(user: User, type: Verification): Date | null {
  if (type === 'email_change') return user.email_change_sent_at
  return type === 'signup' || type === 'invite' ? user.confirmation_sent_at : user.recovery_sent_at
}

function meaning(type: string, tokenType: string): Verification {
  const named = verifications.find((each) => each === type)
  return named ?? (tokenType === 'recovery_token' ? 'magiclink' : 'signup')
}

/** Finds the person by the hash in a link. @throws AuthError otp_expired, user_banned, validation_failed */
export async function claimantOfHash(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { type: string; tokenHash: string },
): Promise<Claimant> {
  const types = tokenTypes[input.type]
  if (types === undefined) throw refuse.validation('Invalid email verification type')
  const found = await client.query<{ user_id: string; token_type: string; token_hash: string }>(
    ownerOfToken,
    [input.tokenHash, types],
  )
  const token = found.rows[0]
  const user = token === undefined ? null : await findUser(client, token.user_id)
  if (token === undefined || user === null) throw refuse.linkExpired()
  if (isBanned(user)) throw refuse.bannedLink()
  const type = meaning(input.type, token.token_type)
  if (isExpired(sentAt(user, type), deps.settings.email.otp_expiry)) throw refuse.linkExpired()
  return { user, type, tokenHash: token.token_hash }
}

/** Finds the person by a typed code and the address that it was sent to. @throws as claimantOfHash */
export async function claimantOfCode(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { type: string; email: string; code: string },
): Promise<Claimant> {
  const { type, email, code } = input
  if (tokenTypes[type] === undefined) throw refuse.validation('Unsupported verification type')
  const tokenHash = hashCode(email, code)
  const id = await ownerId(deps, client, { type, email, tokenHash })
  if (id === null) throw refuse.codeExpired()
  await client.query(lockUser, [id])
  const user = await reloadUser(client, id)
  if (isBanned(user)) throw refuse.bannedLink()
  const seconds = deps.settings.email.otp_expiry
  const match = (expected: string | null, sent: Date | null) =>
    isValid(tokenHash, expected, sent, seconds)
  const byConfirmation = match(user.confirmation_token, user.confirmation_sent_at)
  const byRecovery = match(user.recovery_token, user.recovery_sent_at)
  const byChange =
    match(user.email_change_token_current, user.email_change_sent_at) ||
    match(user.email_change_token_new, user.email_change_sent_at)
  const valid: Record<string, boolean> = {
    email: byConfirmation || byRecovery,
    signup: byConfirmation,
    invite: byConfirmation,
    recovery: byRecovery,
    magiclink: byRecovery,
    email_change: byChange,
  }
  if (valid[type] !== true) throw refuse.codeExpired()
  return { user, type: meaning(type, byConfirmation ? '' : 'recovery_token'), tokenHash }
}

async function ownerId(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { type: string; email: string; tokenHash: string },
): Promise<string | null> {
  if (input.type !== 'email_change') {
    return (await findUserByEmail(client, input.email))?.id ?? null
  }
  const found = await client.query<{ id: string }>(ownerOfEmailChange, [
    input.email,
    input.tokenHash,
    deps.settings.email.double_confirm_changes,
  ])
  return found.rows[0]?.id ?? null
}
