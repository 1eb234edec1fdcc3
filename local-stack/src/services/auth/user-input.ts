import { z } from 'zod'
import { authErrors } from './errors.ts'

const metadata = z.record(z.string(), z.unknown())

/** Body of the admin's create and update: `openapi.yaml` of Auth, the fields that local-stack stores. */
const userInputSchema = z.object({
  id: z.uuid().optional(),
  email: z.email().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  role: z.string().optional(),
  ban_duration: z.string().optional(),
})

export type UserInput = z.infer<typeof userInputSchema>

/** @throws AuthError bad_json or validation_failed */
export async function readUserInput(request: Request): Promise<UserInput> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw authErrors.badJson()
  }
  const parsed = userInputSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? 'body'
  if (field === 'email') {
    throw authErrors.validation('Unable to validate email address: invalid format')
  }
  throw authErrors.validation(`Invalid value for ${field}`)
}

/** Auth stores numbers without the leading plus. */
export const normalisePhone = (phone: string): string => phone.replace(/^\+/, '').replace(/\s/g, '')

export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

const unit: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/**
 * A Go duration (`24h`, `1h30m`) from now, or null to lift the ban.
 * @throws AuthError validation_failed
 */
export function bannedUntil(duration: string): Date | null {
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== duration) {
    throw authErrors.validation(
      `invalid format for ban duration: time: invalid duration "${duration}"`,
    )
  }
  const milliseconds = parts.reduce(
    (sum, part) => sum + Number(part[1]) * (unit[part[2] ?? ''] ?? 0),
    0,
  )
  return new Date(Date.now() + milliseconds)
}
