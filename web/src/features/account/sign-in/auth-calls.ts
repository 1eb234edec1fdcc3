import { paths } from '@/config/paths.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { noteUnsavedChoice } from '@/i18n/unsaved-choice.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { internationalPhone } from '@kryt/supabase/phone-number'
import { authClient, currentSession } from '@/lib/session.ts'
import { answered } from '../auth-answer.ts'
import { mailedJustNow, mailLimitReached, unless } from './mail-limits.ts'
import { noticeOfSignUp } from './notice-of-sign-up.ts'
import { expectTakeOver } from '../session/session-token.ts'
import type {
  CodeForm,
  ForgottenPasswordForm,
  NewPasswordForm,
  SignInForm,
  SignUpForm,
} from '../account-form-schemas.ts'

/** The address that links in mails lead to. */
const linkTarget = (redirect: string | undefined) =>
  `${window.location.origin}${paths.confirmEmail.href({ redirect })}`

/** What follows after a password or a code of a mail was accepted; `code-due`: the code of the authenticator app. */
export type SignInStep = 'signed-in' | 'code-due'

const nextStep = (): SignInStep => {
  const session = currentSession()
  return session.status === 'signed-out' && session.codeDue ? 'code-due' : 'signed-in'
}

/** Signs in with a password. @throws AppError */
export async function signIn({ email, password }: SignInForm): Promise<SignInStep> {
  const auth = await authClient()
  expectTakeOver()
  await answered(auth.signInWithPassword({ email, password }))
  return nextStep()
}

/**
 * Creates an account. For an address that has one, everything looks the same, and its owner gets a mail that says so.
 * @returns `mailed` when the address has to be confirmed first
 * @throws AppError
 */
export async function signUp(
  { email, phone, password }: Omit<SignUpForm, 'repeated'>,
  redirect: string | undefined,
): Promise<'signed-in' | 'mailed'> {
  const auth = await authClient()
  const language = currentLocale()
  const answer = await answered(
    auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: linkTarget(redirect),
        // The first mail is written in the language of this page already.
        data: { phone: internationalPhone(phone), language },
      },
    }),
  ).catch(unless(mailedJustNow))
  if (answer?.data.user) noteUnsavedChoice(answer.data.user.id, language)
  if (answer?.data.session) return 'signed-in'
  await noticeOfSignUp(email)
  return 'mailed'
}

/** Signs in with the code of a mail. The link of the mail does the same. @throws AppError mail_code_wrong */
async function signInByMail(
  type: 'signup' | 'recovery',
  email: string,
  code: string,
): Promise<SignInStep> {
  const auth = await authClient()
  expectTakeOver()
  try {
    await answered(auth.verifyOtp({ email, token: code, type }))
  } catch (error) {
    throw toAppError(error).code === 'link_expired'
      ? new AppError('mail_code_wrong', { cause: error })
      : error
  }
  return nextStep()
}

/** Confirms the address of a new account. @throws AppError */
export const confirmWithCode = async (email: string, { code }: CodeForm) =>
  signInByMail('signup', email, code)

/** Signs in a person who forgot the password, so that a new one can be saved. @throws AppError */
export const recoverWithCode = async (email: string, { code }: CodeForm) =>
  signInByMail('recovery', email, code)

/** Sends the mail that answers a sign-up once more, to a new address or a known one. @throws AppError */
export async function resendConfirmation(email: string, redirect: string | undefined) {
  const auth = await authClient()
  await answered(
    auth.resend({ type: 'signup', email, options: { emailRedirectTo: linkTarget(redirect) } }),
  ).catch(unless(mailedJustNow))
  await noticeOfSignUp(email)
}

/** Mails a link to a new password. The answer is the same for addresses without an account. @throws AppError */
export async function sendPasswordLink({ email }: ForgottenPasswordForm) {
  const auth = await authClient()
  await answered(auth.resetPasswordForEmail(email, { redirectTo: linkTarget(undefined) })).catch(
    unless(mailLimitReached),
  )
}

/** Saves a new password for the person who is signed in. @throws AppError */
export async function saveNewPassword({ password }: Pick<NewPasswordForm, 'password'>) {
  const auth = await authClient()
  await answered(auth.updateUser({ password }))
}
