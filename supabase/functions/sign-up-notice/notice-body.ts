import { z } from 'zod'

/** What the sign-up form says to this function. The messages are error words. */
export const noticeBody = z.object({
  email: z
    .string({ error: 'email_required' })
    .trim()
    .min(1, 'email_required')
    .pipe(z.email('email_invalid').max(254, 'email_invalid').toLowerCase()),
  language: z.enum(['en', 'af']),
})
