import { developmentCaptcha } from '../captcha/captcha.ts'
import { developmentAccount } from '../payfast/account.ts'

/**
 * The values that a hosted project gets by `supabase secrets set`; here they point to this machine's stand-ins.
 * `supabase/functions/.env` overrides them one by one; its example file lists the names.
 */
export function developmentSecrets(stack: {
  apiUrl: string
  smtpPort: number
  /** The address of the web app, for links in mails. */
  siteUrl: string
}): Record<string, string> {
  return {
    RECAPTCHA_VERIFY_URL: `${stack.apiUrl}/captcha/siteverify`,
    RECAPTCHA_SECRET: developmentCaptcha.secret,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(stack.smtpPort),
    MAIL_FROM: 'Kryt <no-reply@kryt.local>',
    SITE_URL: stack.siteUrl,
    SUPPORT_EMAIL: 'support@kryt.local',
    SUPPORT_PHONE: '015 555 0100',
    FILES_TRUSTED_HOST: new URL(stack.apiUrl).host,
    PAYFAST_HOST: `${stack.apiUrl}/payfast`,
    PAYFAST_API_HOST: `${stack.apiUrl}/payfast/api`,
    PAYFAST_MERCHANT_ID: developmentAccount.merchantId,
    PAYFAST_MERCHANT_KEY: developmentAccount.merchantKey,
    PAYFAST_PASSPHRASE: developmentAccount.passphrase,
    PAYFAST_SOURCES: '127.0.0.1',
  }
}
