import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { verifyIdentities } from '../sql/identities.sql.ts'
import {
  agreeInCurrentMailbox,
  agreeInNewMailbox,
  clearOneTimeToken,
  clearOneTimeTokens,
  clearRecovery,
} from '../sql/one-time-tokens.sql.ts'
import { refreshProviders } from '../sql/users.sql.ts'
import { finishChangeOfEmail } from '../users/change-email.ts'
import { changePassword } from '../users/change-password.ts'
import { confirmUserEmail } from '../users/confirm-user.ts'
import { reloadUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'
import type { Claimant } from './find-claimant.ts'

/** The answer when the first of two addresses has confirmed a change of address. */
export const firstMailboxAgreed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Carries out what the link or code was sent for.
 * @param spareHash the hash of a random password, for invited people who have none yet
 * @returns the user, or null while the other address still has to confirm
 */
export async function accept(
  deps: AuthDeps,
  client: pg.PoolClient,
  claimant: Claimant,
  spareHash: string,
): Promise<User | null> {
  const { user, type } = claimant
  switch (type) {
    case 'signup':
    case 'invite':
      if (user.invited_at !== null && (user.encrypted_password ?? '') === '') {
        await changePassword(client, user.id, spareHash, null)
      }
      await audit(client, user, 'user_signedup')
      await confirmUserEmail(client, user.id)
      await client.query(verifyIdentities, [user.id])
      break
    case 'recovery':
    case 'magiclink':
      await client.query(clearRecovery, [user.id])
      await client.query(clearOneTimeTokens, [user.id])
      await audit(client, user, user.email_confirmed_at === null ? 'user_signedup' : 'login')
      if (user.email_confirmed_at === null) await confirmUserEmail(client, user.id)
      break
    case 'email_change':
      if (needsOtherMailbox(deps, user)) {
        await agree(client, claimant)
        return null
      }
      await audit(client, user, 'user_modified')
      await finishChangeOfEmail(client, user)
  }
  await client.query(refreshProviders, [user.id])
  return reloadUser(client, user.id)
}

const needsOtherMailbox = ({ settings }: AuthDeps, user: User): boolean =>
  settings.email.enable_confirmations &&
  settings.email.double_confirm_changes &&
  user.email_change_confirm_status === 0 &&
  (user.email ?? '') !== ''

async function agree(client: pg.PoolClient, { user, tokenHash }: Claimant): Promise<void> {
  const hashes = [tokenHash, `pkce_${tokenHash}`]
  const current = hashes.includes(user.email_change_token_current ?? '')
  await client.query(current ? agreeInCurrentMailbox : agreeInNewMailbox, [user.id])
  const type = current ? 'email_change_token_current' : 'email_change_token_new'
  await client.query(clearOneTimeToken, [user.id, type])
}
