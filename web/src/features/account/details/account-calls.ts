import { paths } from '@/config/paths.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { authClient } from '@/lib/session.ts'
import type { ChangeEmailForm, ChangePasswordForm, CodeForm } from '../account-form-schemas.ts'
import { readAccount } from './account-details.ts'
import { answered } from '../auth-answer.ts'
import { confirmAnyCode } from '../authenticators/authenticators.ts'
import { confirmSentCode, type SentCode } from '../sms/phone-factors.ts'
import { expectTakeOver } from '../session/session-token.ts'

/** Mails a link to the old and the new address. The address changes once both were opened. @throws AppError */
export async function requestEmailChange({ email }: ChangeEmailForm): Promise<void> {
  const auth = await authClient()
  const emailRedirectTo = `${window.location.origin}${paths.confirmEmail.href()}`
  await answered(auth.updateUser({ email }, { emailRedirectTo }))
}

/**
 * Checks the current password and saves the new one. Auth does not ask for the current password itself; without the
 * check, anybody at an unattended window could lock the owner out. Auth ends all other sessions of the account.
 * @throws AppError current_password_wrong
 */
export async function changePassword(
  email: string,
  { current, password }: Omit<ChangePasswordForm, 'repeated'>,
): Promise<void> {
  const { createPasswordCheck } = await import('@/lib/auth-client.ts')
  const check = createPasswordCheck()
  try {
    await answered(check.signInWithPassword({ email, password: current }))
  } catch (error) {
    const { code } = toAppError(error)
    throw code === 'invalid_credentials'
      ? new AppError('current_password_wrong', { cause: error })
      : error
  }
  try {
    const auth = await authClient()
    await answered(auth.updateUser({ password }))
  } finally {
    // The check has opened a session of its own, which is not needed any more.
    await check.signOut({ scope: 'local' }).catch(() => undefined)
  }
}

/**
 * The second step of signing in: the code of the authenticator app, or of the message that was just sent.
 * @throws AppError mfa_verification_failed
 */
export async function signInWithCode({ code }: CodeForm, sent: SentCode | null): Promise<void> {
  const { authenticators } = await readAccount()
  expectTakeOver()
  if (sent !== null) {
    try {
      await confirmSentCode(sent, code)
      return
    } catch (error) {
      if (authenticators.length === 0) throw error
    }
  }
  await confirmAnyCode(authenticators, code)
}

/** Ends a sign-in whose code has not been typed, so that another account can be used. */
export async function giveUpSignIn(): Promise<void> {
  const auth = await authClient()
  await auth.signOut({ scope: 'local' })
}
