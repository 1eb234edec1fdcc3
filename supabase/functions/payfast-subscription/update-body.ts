import { z } from 'zod'

const grades = ['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** Only the grades of a package may change; plans and prices are no longer sold. */
const chosenPackage = z.object({
  grades: z
    .array(z.enum(grades), { error: 'grades_required' })
    .min(1, 'grades_required')
    .transform((chosen) => [...new Set(chosen)]),
})

/** The body of a subscription's update (P7.8). The messages are error words. */
export const updateBody = z.object({
  teacherProfileID: z.uuid(),
  package: chosenPackage,
  token: z
    .string({ error: 'subscription_token_required' })
    .min(1, 'subscription_token_required')
    .max(200),
  /** The price that the subscriber was shown, in cents, as text. */
  recurring_amount: z.string().regex(/^\d{1,9}$/, 'amount_malformed'),
})
