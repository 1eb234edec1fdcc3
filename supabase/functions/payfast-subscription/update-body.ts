import { z } from 'zod'

const grades = ['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** Of the package only the grades may be chosen anew: plans and prices are no longer sold. */
const chosenPackage = z.object({
  grades: z
    .array(z.enum(grades), { error: 'grades_required' })
    .min(1, 'grades_required')
    .transform((chosen) => [...new Set(chosen)]),
})

/** spec/platform.md 7: the update of a subscription. Messages are error words. */
export const updateBody = z.object({
  teacherProfileID: z.uuid(),
  package: chosenPackage,
  token: z
    .string({ error: 'subscription_token_required' })
    .min(1, 'subscription_token_required')
    .max(200),
  /** In cents, as text: what the subscriber saw. */
  recurring_amount: z.string().regex(/^\d{1,9}$/, 'amount_malformed'),
})
