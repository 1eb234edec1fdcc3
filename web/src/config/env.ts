/**
 * The environment of the build. Checked by config/env-schema.ts before it gets here; nothing else
 * reads import.meta.env.
 */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ''),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  /** Public key of the captcha; without it forms send none and the server decides. */
  recaptchaSiteKey: import.meta.env.VITE_RECAPTCHA_SITE_KEY || undefined,
  recaptchaScriptUrl:
    import.meta.env.VITE_RECAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js',
  /** Where the site is, for addresses that others keep; without it the address in use counts. */
  siteUrl: import.meta.env.VITE_SITE_URL?.replace(/\/+$/, ''),
  development: import.meta.env.DEV,
}
