import { parameterString } from '../_shared/payfast/encoding.ts'
import type { StoredNotification } from '../_shared/payfast/judge.ts'
import { readHistory, type Transaction } from './history.ts'
import type { WaitingAttempt } from './inbox.ts'
import { saysTheSame, type QueriedTransaction } from './transaction.ts'

/** A page of the provider's list, its days in South Africa. */
export interface HistoryQuestion {
  from: string
  to: string
  offset: number
  limit: number
}

export interface ReconcileDeps {
  now: Date
  merchantId: string
  unjudged: () => Promise<StoredNotification[]>
  /** The verdict. @throws NoConfirmation */
  judge: (notification: StoredNotification) => Promise<string>
  waiting: (from: Date, to: Date) => Promise<WaitingAttempt[]>
  /** The provider's list of transactions. */
  history: (question: HistoryQuestion) => Promise<string>
  /** What the provider says about one of them; null when it says nothing, as about payments without a card. */
  transaction: (paymentId: string) => Promise<QueriedTransaction | null>
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
  /** Payments that the provider lists and, asked about each, describes otherwise or not at all: not booked. */
  disputed: string[]
  /** Payments set out on and not made, as far as the provider knows. */
  unpaid: number
}

const dayMs = 86_400_000

/** The provider's day: it counts in South African time. */
const dayOf = (moment: number) => new Date(moment + 2 * 3_600_000).toISOString().slice(0, 10)

/** What the provider gives at most, by its documents. */
const pageSize = 1000

/** Everything that came in since the first of these attempts, in as many pages as it takes. */
async function* received(attempts: readonly WaitingAttempt[], deps: ReconcileDeps) {
  if (attempts.length === 0) return
  const first = Math.min(...attempts.map(({ createdAt }) => Date.parse(createdAt)))
  const days = { from: dayOf(first), to: dayOf(deps.now.getTime()) }
  let previous = ''
  for (let offset = 0; ;) {
    const text = await deps.history({ ...days, offset, limit: pageSize })
    const page = readHistory(text)
    // A list that does not turn its pages must not be read for ever.
    if (text === previous) return
    previous = text
    yield* page.received
    // Not "less than asked for": the provider may give fewer at once than it says.
    if (page.records === 0) return
    offset += page.records
  }
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
 * more than `afterMinutes` and less than `days` ago and never heard of. What it lists is asked for once more, one by
 * one, before it is booked.
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
  const unheard = new Set(waiting.keys())
  const found: string[] = []
  const disputed: string[] = []
  for await (const transaction of received(attempts, deps)) {
    const attempt = waiting.get(transaction.attemptId)
    if (attempt === undefined) continue
    // Not taken off: who paid twice is listed twice, and the second is for a person to see.
    unheard.delete(attempt.id)
    if (!(await isVouchedFor(transaction, deps))) {
      disputed.push(transaction.paymentId)
      continue
    }
    const stored = await deps.store(asNotification(transaction, attempt, deps.merchantId))
    const verdict = await deps.judgeListed(stored.id)
    deps.log(`payment ${transaction.paymentId} of order ${attempt.orderId}: ${verdict}`)
    found.push(verdict)
  }
  return { judged, found, disputed, unpaid: unheard.size }
}

async function isVouchedFor(listed: Transaction, deps: ReconcileDeps): Promise<boolean> {
  try {
    const asked = await deps.transaction(listed.paymentId)
    if (asked === null || saysTheSame(listed, asked)) return true
    deps.log(`payment ${listed.paymentId} is listed otherwise than it is described`)
  } catch (error) {
    deps.log(`payment ${listed.paymentId} could not be asked about: ${String(error)}`)
  }
  return false
}
