import { parameterString } from '../_shared/payfast/encoding.ts'
import type { StoredNotification } from '../_shared/payfast/judge.ts'
import { readHistory, type Transaction } from './history.ts'
import type { WaitingAttempt } from './inbox.ts'

export interface ReconcileDeps {
  now: Date
  merchantId: string
  unjudged: () => Promise<StoredNotification[]>
  /** The verdict. @throws NoConfirmation */
  judge: (notification: StoredNotification) => Promise<string>
  waiting: (from: Date, to: Date) => Promise<WaitingAttempt[]>
  /** The provider's list of the transactions of one day, `YYYY-MM-DD` in South Africa. */
  history: (day: string) => Promise<string>
  store: (rawBody: string) => Promise<StoredNotification>
  /** The provider itself has listed this payment. */
  judgeListed: (notificationId: string) => Promise<string>
  log: (line: string) => void
}

export interface Reconciled {
  /** Verdicts on notifications that had not been judged. */
  judged: string[]
  /** Verdicts on payments that the provider lists and never told us of. */
  found: string[]
  /** Payments set out on and not made, as far as the provider knows. */
  unpaid: number
}

const dayMs = 86_400_000

/** The provider's day: it counts in South African time. */
const dayOf = (moment: number) => new Date(moment + 2 * 3_600_000).toISOString().slice(0, 10)

/** A buyer may open the payment page on one day and pay on the next. */
function daysOf(attempts: WaitingAttempt[], now: Date): string[] {
  const days = attempts.flatMap(({ createdAt }) => {
    const made = Date.parse(createdAt)
    return [made, Math.min(made + dayMs, now.getTime())].map(dayOf)
  })
  return [...new Set(days)].sort()
}

/** As a notification would have said it, so that the same judge decides and the same payment never counts twice. */
const asNotification = (
  transaction: Transaction,
  { orderId }: WaitingAttempt,
  merchantId: string,
): string =>
  parameterString([
    ['m_payment_id', transaction.attemptId],
    ['pf_payment_id', transaction.paymentId],
    ['payment_status', 'COMPLETE'],
    ['amount_gross', transaction.gross],
    ['amount_fee', transaction.fee],
    ['amount_net', transaction.net],
    ['custom_str1', orderId],
    ['merchant_id', merchantId],
  ])

/**
 * Catches up: judges what was received and not judged, then asks the provider about payments that were set out on
 * more than `afterMinutes` and less than `days` ago and never heard of.
 */
export async function reconcile(
  { afterMinutes, days }: { afterMinutes: number; days: number },
  deps: ReconcileDeps,
): Promise<Reconciled> {
  const judged: string[] = []
  for (const notification of await deps.unjudged()) {
    try {
      judged.push(await deps.judge(notification))
    } catch (error) {
      deps.log(`notification ${notification.id} still waits: ${String(error)}`)
    }
  }

  const now = deps.now.getTime()
  const attempts = await deps.waiting(
    new Date(now - days * dayMs),
    new Date(now - afterMinutes * 60_000),
  )
  const waiting = new Map(attempts.map((attempt) => [attempt.id, attempt]))
  const found: string[] = []
  for (const day of daysOf(attempts, deps.now)) {
    for (const transaction of readHistory(await deps.history(day))) {
      const attempt = waiting.get(transaction.attemptId)
      if (attempt === undefined) continue
      const stored = await deps.store(asNotification(transaction, attempt, deps.merchantId))
      const verdict = await deps.judgeListed(stored.id)
      deps.log(`payment ${transaction.paymentId} of order ${attempt.orderId}: ${verdict}`)
      found.push(verdict)
      waiting.delete(attempt.id)
    }
  }
  return { judged, found, unpaid: waiting.size }
}
