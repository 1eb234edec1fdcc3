import type pg from 'pg'
import { refuse } from '../refusals.ts'
import { insertNewUser } from './create-user.ts'
import { createIdentity, ownClaims } from './identities.ts'
import { reloadUser } from './user-store.ts'
import type { Json, User } from './user.ts'

/**
 * The row of an invited person: an existing one, or a new one without a password.
 * @throws AuthError email_exists once the address is confirmed
 */
export async function ensureUnconfirmed(
  client: pg.PoolClient,
  known: User | null,
  input: { email: string; data: Json; passwordHash: string },
): Promise<User> {
  if (known !== null) {
    if (known.email_confirmed_at !== null) throw refuse.emailExists()
    return known
  }
  const { email, data, passwordHash } = input
  const created = await insertNewUser(client, {
    email,
    passwordHash,
    userData: data,
    appData: { provider: 'email', providers: ['email'] },
  })
  const claims = ownClaims({ sub: created.id, email })
  await createIdentity(client, created.id, 'email', claims)
  return reloadUser(client, created.id)
}
