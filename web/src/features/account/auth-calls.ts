import { paths } from '@/config/paths.ts'
import { internationalPhone } from '@/lib/phone.ts'
import { authClient, currentSession } from '@/lib/session.ts'
import { answered } from './auth-answer.ts'
import { expectTakeOver } from './session-token.ts'
import type {
  ForgottenPasswordForm,
  NewPasswordForm,
  SignInForm,
  SignUpForm,
} from './account-form-schemas.ts'

/** Links in e-mails lead back to this site. */
const linkTarget = (redirect: string | undefined) =>
  `${window.location.origin}${paths.confirmEmail.href({ redirect })}`

/** Whether a code of the authenticator app is still missing. */
const isCodeDue = () => {
  const session = currentSession()
  return session.status === 'signed-out' && session.codeDue
}

/** @returns true when the code of the authenticator app has to follow */
export async function signIn({ email, password }: SignInForm): Promise<boolean> {
  const auth = await authClient()
  expectTakeOver()
  await answered(auth.signInWithPassword({ email, password }))
  return isCodeDue()
}

/** @returns true when the address has to be confirmed first */
export async function signUp({ email, phone, password }: SignUpForm, redirect: string | undefined) {
  const auth = await authClient()
  const { data } = await answered(
    auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: linkTarget(redirect),
        data: { phone: internationalPhone(phone) },
      },
    }),
  )
  return data.session === null
}

export async function resendConfirmation(email: string, redirect: string | undefined) {
  const auth = await authClient()
  await answered(
    auth.resend({ type: 'signup', email, options: { emailRedirectTo: linkTarget(redirect) } }),
  )
}

/** Answers alike for known and unknown addresses. */
export async function sendPasswordLink({ email }: ForgottenPasswordForm) {
  const auth = await authClient()
  await answered(auth.resetPasswordForEmail(email, { redirectTo: linkTarget(undefined) }))
}

export async function saveNewPassword({ password }: NewPasswordForm) {
  const auth = await authClient()
  await answered(auth.updateUser({ password }))
}
