import { z } from 'zod'

export const reconcileBody = z.object({
  /** How long a payment may take before the provider is asked. */
  afterMinutes: z.number().min(0).max(10_000).default(15),
  /** How far to look back. */
  days: z.number().positive().max(60).default(7),
})
export type ReconcileRange = z.infer<typeof reconcileBody>
