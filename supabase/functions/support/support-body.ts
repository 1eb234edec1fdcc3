import { z } from 'zod'
import { messageBody } from '../_shared/mail/message-body.ts'

/** spec/teacher.md 5: the support form is the contact form with a category. */
export const supportBody = messageBody.extend({
  category: z.enum(['General', 'Technical', 'Subscription'], { error: 'category_required' }),
})
