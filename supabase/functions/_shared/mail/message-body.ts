import { emailAddress } from '../text/email-address.ts'
import { z } from 'zod'

// Kept to one line each, because these go into mail headers.
const line = (required: string, tooLong: string, longest: number) =>
  z
    .string({ error: required })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, required).max(longest, tooLong))

/** The fields of the contact form (P5.9), which the support form shares. The messages are error words. */
export const messageBody = z.object({
  name: line('name_required', 'name_too_long', 100),
  email: emailAddress,
  subject: line('subject_required', 'subject_too_long', 200),
  message: z
    .string({ error: 'message_required' })
    .trim()
    .min(1, 'message_required')
    .max(5000, 'message_too_long'),
  recaptchaToken: z.string({ error: 'captcha_required' }).min(1, 'captcha_required').max(4000),
})
