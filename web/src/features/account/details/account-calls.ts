import { paths } from '@/config/paths.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { authClient } from '@/lib/session.ts'
import type { ChangeEmailForm, ChangePasswordForm, CodeForm } from '../account-form-schemas.ts'
import { readAccount } from './account-details.ts'
import { answered } from '../auth-answer.ts'
import { confirmAnyCode } from '../authenticators/authenticators.ts'
import { expectTakeOver } from '../session/session-token.ts'

/** Asks both mailboxes to agree; the address changes when both have. @throws AppError */
export async function requestEmailChange({ email }: ChangeEmailForm): Promise<void> {
  const auth = await authClient()
  const emailRedirectTo = `${window.location.origin}${paths.confirmEmail.href()}`
  await answered(auth.updateUser({ email }, { emailRedirectTo }))
}

/**
 * Auth asks nobody for the current password, so a window left open would be enough to lock its owner out: we ask. Auth
 * itself ends all other sessions of the account.
 * @throws AppError current_password_wrong
 */
export async function changePassword(
  email: string,
  { current, password }: ChangePasswordForm,
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
    // The session of the check has served its turn, whether or not the change has ended it.
    await check.signOut({ scope: 'local' }).catch(() => undefined)
  }
}

/** The second half of a sign-in. @throws AppError mfa_verification_failed */
export async function signInWithCode({ code }: CodeForm): Promise<void> {
  const { authenticators } = await readAccount()
  expectTakeOver()
  await confirmAnyCode(authenticators, code)
}

/** Forgets a sign-in that waits for its code. */
export async function giveUpSignIn(): Promise<void> {
  const auth = await authClient()
  await auth.signOut({ scope: 'local' })
}
