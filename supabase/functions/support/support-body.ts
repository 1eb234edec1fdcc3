import { z } from 'zod'
import { messageBody } from '../_shared/mail/message-body.ts'

/** The support form (T5.8): the contact form with a category. */
export const supportBody = messageBody.extend({
  category: z.enum(['General', 'Technical', 'Subscription'], { error: 'category_required' }),
})
