import { z } from 'zod'

const schema = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  VITE_RECAPTCHA_SITE_KEY: z.string().optional(),
  VITE_RECAPTCHA_SCRIPT_URL: z.url().optional(),
  VITE_SITE_URL: z.url().optional(),
  VITE_SMS_CODES: z.enum(['true', 'false', '']).optional(),
})

/**
 * Checks the environment variables of a build. Vite calls it on start (vite.config.ts), so that a wrong
 * variable stops the build and the browser downloads no validator.
 * @throws Error naming every variable that is missing or malformed
 */
export function checkEnv(source: Record<string, unknown>): void {
  const result = schema.safeParse(source)
  if (result.success) return
  const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))]
  throw new Error(`Missing or malformed environment: ${names.join(', ')}`)
}
