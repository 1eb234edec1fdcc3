import { sameText } from '../_shared/text/same-signs.ts'
import { z } from 'zod'

/** The form of /retrieveuserlogin. The messages are error words. */
export const lookupBody = z.object({
  email: z
    .string({ error: 'email_required' })
    .overwrite(sameText)
    .min(1, 'email_required')
    .pipe(z.email('email_invalid').max(254, 'email_invalid')),
  recaptchaToken: z.string({ error: 'captcha_required' }).min(1, 'captcha_required').max(4000),
})
