import { emailAddress } from '../_shared/text/email-address.ts'
import { z } from 'zod'

/** The form of /retrieveuserlogin. The messages are error words. */
export const lookupBody = z.object({
  email: emailAddress,
  recaptchaToken: z.string({ error: 'captcha_required' }).min(1, 'captcha_required').max(4000),
})
