import { z } from 'zod/mini'

const schema = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
  VITE_RECAPTCHA_SITE_KEY: z.optional(z.string()),
  VITE_RECAPTCHA_SCRIPT_URL: z.optional(z.url()),
})

/**
 * The environment of the build, checked once at start.
 * @throws Error naming every variable that is missing or malformed
 */
export function readEnv(source: Record<string, unknown>) {
  const result = schema.safeParse(source)
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))]
    throw new Error(`Missing or malformed environment: ${names.join(', ')}`)
  }
  return {
    supabaseUrl: result.data.VITE_SUPABASE_URL.replace(/\/+$/, ''),
    publishableKey: result.data.VITE_SUPABASE_PUBLISHABLE_KEY,
    /** Public key of the captcha; without it forms send none and the server decides. */
    recaptchaSiteKey: result.data.VITE_RECAPTCHA_SITE_KEY || undefined,
    recaptchaScriptUrl:
      result.data.VITE_RECAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js',
  }
}

export const env = readEnv(import.meta.env)
