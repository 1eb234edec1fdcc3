import { emailAddress } from '../_shared/text/email-address.ts'
import { z } from 'zod'

/** What the sign-up form says to this function. The messages are error words. */
export const noticeBody = z.object({
  email: emailAddress,
  language: z.enum(['en', 'af']),
})
