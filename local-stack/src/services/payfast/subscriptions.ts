import { z } from 'zod'

/** A subscription as the provider's API returns it, with amounts in cents. */
export const subscription = z.object({
  token: z.uuid(),
  amount: z.number().int().positive(),
  frequency: z.number().int().min(1).max(6).default(3),
  cycles: z.number().int().min(0).default(0),
  cycles_complete: z.number().int().min(0).default(0),
  run_date: z.string().default('2027-01-01T00:00:00+02:00'),
  status: z.number().int().default(1),
  status_reason: z.string().default(''),
  status_text: z.string().default('ACTIVE'),
})
export type Subscription = z.infer<typeof subscription>

const whole = z.coerce.number().int()
const changes = z
  .strictObject({
    cycles: whole.min(0).optional(),
    frequency: whole.min(1).max(6).optional(),
    run_date: z.iso.date().optional(),
    amount: whole.min(500).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined))

/** @returns the changed subscription, or null when the provider would call the fields malformed */
export function updated(before: Subscription, fields: Record<string, string>): Subscription | null {
  const parsed = changes.safeParse(fields)
  if (!parsed.success) return null
  const { cycles, frequency, run_date: runDate, amount } = parsed.data
  return {
    ...before,
    cycles: cycles ?? before.cycles,
    frequency: frequency ?? before.frequency,
    amount: amount ?? before.amount,
    run_date: runDate === undefined ? before.run_date : `${runDate}T00:00:00+02:00`,
  }
}

/** The effect of the three verbs without a body. */
export const states: Record<string, Pick<Subscription, 'status' | 'status_text'>> = {
  pause: { status: 3, status_text: 'PAUSED' },
  unpause: { status: 1, status_text: 'ACTIVE' },
  cancel: { status: 2, status_text: 'CANCELLED' },
}
