import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { storedNotification, type StoredNotification } from '../_shared/payfast/judge.ts'

const paidTwice = z.object({
  orderNumber: z.string(),
  /** Null when the order was not paid by card. */
  paidWith: z.string().nullable(),
  paidAgainWith: z.string(),
  cents: z.number().nullable(),
})
/** Two payments for one order, by the provider's ids. */
export type PaidTwice = z.infer<typeof paidTwice>

/** Money that came for orders that were paid already. */
export async function paymentsMadeTwice(service: Client): Promise<PaidTwice[]> {
  const answer = await service.rpc('payments_made_twice')
  if (answer.error !== null) throw answer.error
  return z.array(paidTwice).parse(answer.data)
}

/** Ends the payments that nobody waits for any more. @returns how many */
export async function expirePayments(service: Client): Promise<number> {
  const answer = await service.rpc('expire_payments')
  if (answer.error !== null) throw answer.error
  return z.number().parse(answer.data)
}

export interface WaitingAttempt {
  id: string
  orderId: string
  createdAt: string
}

const attempts = z.array(
  z
    .object({ id: z.uuid(), order_id: z.uuid(), created_at: z.string() })
    .transform((row) => ({ id: row.id, orderId: row.order_id, createdAt: row.created_at })),
)

/** Notifications that are stored but not judged, because the worker ended or the provider did not answer in time. */
export async function unjudged(service: Client): Promise<StoredNotification[]> {
  const answer = await service
    .from('payment_notification')
    .select('id, raw_body, verdict')
    .is('judged_at', null)
    .order('received_at')
    .limit(50)
  if (answer.error !== null) throw answer.error
  return z.array(storedNotification).parse(answer.data)
}

/** The most rows that the API returns at once. */
const pageSize = 1000

async function attemptsMade(service: Client, from: Date, to: Date): Promise<WaitingAttempt[]> {
  const made: WaitingAttempt[] = []
  for (let offset = 0; ; offset += pageSize) {
    const answer = await service
      .from('payment_attempt')
      .select('id, order_id, created_at')
      .gte('created_at', from.toISOString())
      .lte('created_at', to.toISOString())
      .order('created_at')
      .order('id')
      .range(offset, offset + pageSize - 1)
    if (answer.error !== null) throw answer.error
    const page = attempts.parse(answer.data)
    made.push(...page)
    if (page.length < pageSize) return made
  }
}

/** Payment attempts that were started between these moments and that no notification has come for. */
export async function waitingAttempts(
  service: Client,
  from: Date,
  to: Date,
): Promise<WaitingAttempt[]> {
  const found = await attemptsMade(service, from, to)
  const heard = new Set<string>()
  // In batches, because the ids are part of a URL.
  for (let start = 0; start < found.length; start += 100) {
    const answer = await service
      .from('payment_notification')
      .select('attempt_reference')
      .eq('payment_status', 'COMPLETE')
      .eq('counts', true)
      .in(
        'attempt_reference',
        found.slice(start, start + 100).map(({ id }) => id),
      )
    if (answer.error !== null) throw answer.error
    const rows = z.array(z.object({ attempt_reference: z.string() })).parse(answer.data)
    for (const row of rows) heard.add(row.attempt_reference)
  }
  return found.filter(({ id }) => !heard.has(id))
}
