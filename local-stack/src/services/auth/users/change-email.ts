import type pg from 'pg'
import { clearOneTimeTokens, finishEmailChange } from '../sql/one-time-tokens.sql.ts'
import { endAnonymity, setEmail } from '../sql/users.sql.ts'
import { confirmUserEmail } from './confirm-user.ts'
import { putIdentity } from './identities.ts'
import { savingUser } from './user-store.ts'
import type { User } from './user.ts'

/** Makes the address in `email_change` the user's own, confirmed address; also for users without one. */
export async function finishChangeOfEmail(client: pg.PoolClient, user: User): Promise<void> {
  const email = user.email_change ?? ''
  await putIdentity(client, user, 'email', email, true)
  if (user.is_anonymous) await client.query(endAnonymity, [user.id])
  await savingUser('Error confirm email', async () => {
    await client.query(finishEmailChange, [user.id])
    await client.query(setEmail, [user.id, email])
  })
  await client.query(clearOneTimeTokens, [user.id])
  if (user.email_confirmed_at === null) await confirmUserEmail(client, user.id)
}
