import { currentLocale } from '@/i18n/locale.ts'

/**
 * Has the owner of the address told by mail, if it has an account already: Auth mails only new ones. A failure is not shown,
 * because for a new account nothing is missing then, and the page must look the same for both.
 */
export async function noticeOfSignUp(email: string): Promise<void> {
  try {
    // Loaded when it is needed: most who open the sign-in page have an account.
    const { postToFunction } = await import('@/lib/edge-function.ts')
    await postToFunction('sign-up-notice', { email, language: currentLocale() })
  } catch {
    // As described above.
  }
}
