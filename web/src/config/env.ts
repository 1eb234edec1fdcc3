/** The environment of the build, already checked by config/env-schema.ts. Only this file reads import.meta.env. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ''),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  /** Public key of the captcha; without it the forms send no token, and the server decides whether to accept that. */
  recaptchaSiteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY || undefined,
  recaptchaScriptUrl:
    import.meta.env.VITE_RECAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js',
  /** The address of the site, for links that are shared; without it, the current address is used. */
  siteUrl: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, ''),
  /** Whether the project sends codes to phones. Auth tells nobody: /settings names a provider without having one. */
  smsCodes: import.meta.env.VITE_SMS_CODES === 'true',
  development: import.meta.env.DEV,
}
