import { authClient } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'
import { authenticatorsOf, type Authenticator } from '../authenticators/authenticators.ts'

export interface AccountDetails {
  email: string | null
  /** The address that this account is to move to, while one of the two mailboxes has not agreed. */
  nextEmail: string | null
  authenticators: Authenticator[]
}

/** What Auth knows of the signed-in person at this moment. @throws AppError */
export async function readAccount(): Promise<AccountDetails> {
  const auth = await authClient()
  const { data } = await answered(auth.getUser())
  const { email, new_email: nextEmail } = data.user
  return {
    email: email ?? null,
    nextEmail: nextEmail === undefined || nextEmail === '' ? null : nextEmail,
    authenticators: authenticatorsOf(data.user),
  }
}
