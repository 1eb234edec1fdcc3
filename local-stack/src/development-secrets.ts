import type { StackConfig } from './config.ts'
import { developmentCaptcha } from './services/captcha/captcha.ts'

/**
 * What a hosted project gets through `supabase secrets set`: here mail goes to the mail catcher and captchas to the
 * stand-in. `supabase/functions/.env` overrides each of them.
 */
export function developmentSecrets(config: StackConfig, apiUrl: string): Record<string, string> {
  return {
    RECAPTCHA_VERIFY_URL: `${apiUrl}/captcha/siteverify`,
    RECAPTCHA_SECRET: developmentCaptcha.secret,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(config.ports.smtp),
    MAIL_FROM: 'Kryt <no-reply@kryt.example>',
    SUPPORT_EMAIL: 'support@kryt.example',
  }
}
