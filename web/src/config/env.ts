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
  development: import.meta.env.DEV,
}
