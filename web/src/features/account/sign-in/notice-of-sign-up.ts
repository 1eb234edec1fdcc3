import { currentLocale } from '@/i18n/locale.ts'
import { postToFunction } from '@/lib/edge-function.ts'

/**
 * Has the owner of the address told by mail, if it has an account already: Auth mails only new ones. A failure is not shown,
 * because for a new account nothing is missing then, and the page must look the same for both.
 */
export async function noticeOfSignUp(email: string): Promise<void> {
  await postToFunction('sign-up-notice', { email, language: currentLocale() }).catch(() => null)
}
