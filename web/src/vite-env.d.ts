/** What config/env-schema.ts has checked. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  readonly VITE_RECAPTCHA_SITE_KEY?: string
  readonly VITE_RECAPTCHA_SCRIPT_URL?: string
}
