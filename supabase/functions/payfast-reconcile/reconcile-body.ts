import { z } from 'zod'

export const reconcileBody = z.object({
  /** Age in minutes at which the provider is asked about an attempt. */
  afterMinutes: z.number().min(0).max(10_000).default(15),
  /** How many days to look back. */
  days: z.number().positive().max(60).default(7),
})
export type ReconcileRange = z.infer<typeof reconcileBody>
