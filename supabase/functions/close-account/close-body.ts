import { z } from 'zod'

/** What the dialog sends. The messages are error words. */
export const closeBody = z.object({
  password: z.string({ error: 'password_required' }).min(1, 'password_required').max(1000),
  /** Of the page; the profile's own wins. */
  language: z.enum(['en', 'af']),
})
