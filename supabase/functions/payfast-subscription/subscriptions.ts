import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'

const row = z.object({
  id: z.uuid(),
  teacher_profile_id: z.uuid(),
  amount: z.coerce.number(),
  per_grade: z.coerce.number(),
  token: z.string(),
})
export type SubscriptionRow = z.infer<typeof row>

/** Reads the caller's own subscription with this token, with her own rights; null when there is none. */
export async function findOwn(
  asCaller: Client,
  callerId: string,
  token: string,
): Promise<SubscriptionRow | null> {
  const answer = await asCaller
    .from('teacher_subscription')
    .select('id, teacher_profile_id, amount, per_grade, token, teacher_profile!inner(user_id)')
    .eq('token', token)
    // Administrators read everybody's, but ask the provider about nobody else's either.
    .eq('teacher_profile.user_id', callerId)
    .maybeSingle()
  if (answer.error !== null) throw answer.error
  return row.nullable().parse(answer.data)
}

/** The price of a subscription to these grades, in cents: a base price, and more for each grade after the first. */
export const priceInCents = ({ amount, per_grade: perGrade }: SubscriptionRow, grades: string[]) =>
  Math.round(amount * 100) + Math.round(perGrade * 100) * (grades.length - 1)

/** Service client: the subscriber may write neither the provider's status nor her package. */
export async function saveSubscription(
  service: Client,
  id: string,
  columns:
    { status_text: string; run_date: string | null; checked_at: string } | { grades: string[] },
): Promise<void> {
  const { error } = await service.from('teacher_subscription').update(columns).eq('id', id)
  if (error !== null) throw error
}
