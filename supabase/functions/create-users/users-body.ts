import { emailAddress } from '../_shared/text/email-address.ts'
import { internationalPhone } from '../_shared/text/phone-number.ts'
import { isStrongPassword } from '../_shared/text/password.ts'
import { sameText } from '../_shared/text/same-signs.ts'
import { z } from 'zod'

/** "082 123 4567" and "+27 (0)82-123-4567" become "+27821234567". */
const phoneNumber = z
  .string()
  .transform((text) => (sameText(text) === '' ? '' : internationalPhone(text)))
  .pipe(z.string().regex(/^(\+27\d{9})?$/, 'phone_invalid'))

/** A row of an import has more columns; they are ignored. */
const user = z.object({
  email: emailAddress.pipe(z.string().toLowerCase()),
  phoneNumber: phoneNumber.optional(),
  temporaryPassword: z.string().refine(isStrongPassword, 'weak_password').optional(),
  /** Of the invitation, and of the app at the first sign-in. */
  language: z.enum(['en', 'af']).default('en'),
})

export type NewUser = z.output<typeof user>

/** The body of createUsers (A7.1), at most 100 at once. The messages are error words. */
export const usersBody = z.object({
  users: z.array(user).min(1, 'users_required').max(100, 'too_many_users'),
})
