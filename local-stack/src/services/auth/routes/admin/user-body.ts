import { z } from 'zod'
import { parseDuration } from '../../durations.ts'
import { optionalData, optionalText } from '../../http/read-body.ts'
import { refuse } from '../../refusals.ts'

/** What an administrator may set when creating or updating a user. */
export const adminUserSchema = z.object({
  id: optionalText,
  aud: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: z.string().optional(),
  password_hash: optionalText,
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: optionalData,
  app_metadata: optionalData,
  ban_duration: optionalText,
})

/**
 * The end of a ban from `ban_duration`: a Go duration from now; `none` lifts the ban; without a value it stays.
 * @throws AuthError validation_failed
 */
export function bannedUntil(duration: string): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none') return null
  const milliseconds = parseDuration(duration)
  if (milliseconds === null) {
    throw refuse.validation(
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`,
    )
  }
  return milliseconds === 0 ? null : new Date(Date.now() + milliseconds)
}
