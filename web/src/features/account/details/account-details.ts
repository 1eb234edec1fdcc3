import { authClient } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'
import { phoneOfSignUp, phonesOf, type PhoneFactor } from '../sms/phone-factors.ts'
import { authenticatorsOf, type Authenticator } from '../authenticators/authenticators.ts'

export interface AccountDetails {
  email: string | null
  /** The new address, while the links in the two mails about it have not both been opened. */
  nextEmail: string | null
  authenticators: Authenticator[]
  phones: PhoneFactor[]
  /** The number that was given at sign-up, offered for codes by SMS. */
  phoneOfSignUp: string
}

/** Reads the signed-in person from Auth. @throws AppError */
export async function readAccount(): Promise<AccountDetails> {
  const auth = await authClient()
  const { data } = await answered(auth.getUser())
  const { email, new_email: nextEmail } = data.user
  return {
    email: email ?? null,
    nextEmail: nextEmail === undefined || nextEmail === '' ? null : nextEmail,
    authenticators: authenticatorsOf(data.user),
    phones: phonesOf(data.user),
    phoneOfSignUp: phoneOfSignUp(data.user),
  }
}
