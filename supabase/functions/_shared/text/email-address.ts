import { z } from 'zod'
import { sameText } from './same-signs.ts'

/**
 * An address that somebody has typed, compared as it is seen and without blanks. The rule is that of the forms and of
 * the database (private.is_email). The messages are error words.
 */
export const emailAddress = z
  .string({ error: 'email_required' })
  .overwrite((text) => sameText(text).replaceAll(' ', ''))
  .min(1, 'email_required')
  .pipe(z.email('email_invalid').max(254, 'email_invalid'))
