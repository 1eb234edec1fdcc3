import { paths } from '@/config/paths.ts'
import { toAppError } from '@/lib/errors.ts'
import { internationalPhone } from '@/lib/phone.ts'
import { authClient } from '@/lib/session.ts'
import { expectTakeOver } from './session-token.ts'
import type {
  ForgottenPasswordForm,
  NewPasswordForm,
  SignInForm,
  SignUpForm,
} from './account-form-schemas.ts'

/** Every call reports its failure by throwing an AppError. */
async function answered<T extends { error: unknown }>(
  call: Promise<T>,
): Promise<Extract<T, { error: null }>> {
  const result = await call.catch((error: unknown) => {
    throw toAppError(error)
  })
  if (result.error !== null) throw toAppError(result.error)
  return result as Extract<T, { error: null }> // just checked; narrowing does not reach a generic
}

/** Links in e-mails lead back to this site. */
const linkTarget = (redirect: string | undefined) =>
  `${window.location.origin}${paths.confirmEmail.href({ redirect })}`

export async function signIn({ email, password }: SignInForm) {
  const auth = await authClient()
  expectTakeOver()
  await answered(auth.signInWithPassword({ email, password }))
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
