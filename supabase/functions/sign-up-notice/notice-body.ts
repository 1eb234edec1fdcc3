import { sameText } from '../_shared/text/same-signs.ts'
import { z } from 'zod'

/** What the sign-up form says to this function. The messages are error words. */
export const noticeBody = z.object({
  email: z
    .string({ error: 'email_required' })
    .overwrite(sameText)
    .min(1, 'email_required')
    .pipe(z.email('email_invalid').max(254, 'email_invalid')),
  language: z.enum(['en', 'af']),
})
