import { parameterString } from '../_shared/payfast/encoding.ts'
import type { StoredNotification } from '../_shared/payfast/judge.ts'
import { readHistory, type Transaction } from './history.ts'
import type { PaidTwice, WaitingAttempt } from './inbox.ts'
import { saysTheSame, type QueriedTransaction } from './transaction.ts'

/** One page of the provider's list. Its days are South African. */
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
  /** The provider's details of one transaction; null when it has none, as for payments without a card. */
  transaction: (paymentId: string) => Promise<QueriedTransaction | null>
  store: (rawBody: string) => Promise<StoredNotification>
  /** Money for orders that were paid already, until an administrator has resolved it. */
  paidTwice: () => Promise<PaidTwice[]>
  /** Records a payment that the provider itself has listed. */
  judgeListed: (notificationId: string) => Promise<string>
  log: (line: string) => void
}

export interface Reconciled {
  /** Verdicts on notifications that were waiting. */
  judged: string[]
  /** Verdicts on listed payments that no notification came for. */
  found: string[]
  /** Listed payments whose details differ or are missing; they are not recorded. */
  disputed: string[]
  /** Payment attempts that the provider does not list. */
  unpaid: number
  paidTwice: PaidTwice[]
}

const dayMs = 86_400_000

/** The provider's date, which is South African. */
const dayOf = (moment: number) => new Date(moment + 2 * 3_600_000).toISOString().slice(0, 10)

/** The most rows per page, by the provider's documentation. */
const pageSize = 1000

/** Reads all pages since the first of these attempts. */
async function* received(attempts: readonly WaitingAttempt[], deps: ReconcileDeps) {
  if (attempts.length === 0) return
  const first = Math.min(...attempts.map(({ createdAt }) => Date.parse(createdAt)))
  const days = { from: dayOf(first), to: dayOf(deps.now.getTime()) }
  let previous = ''
  for (let offset = 0; ;) {
    const text = await deps.history({ ...days, offset, limit: pageSize })
    const page = readHistory(text)
    // Stops when the provider returns the same page again.
    if (text === previous) return
    previous = text
    yield* page.received
    // Not at a short page: the provider may return fewer rows than its documentation says.
    if (page.records === 0) return
    offset += page.records
  }
}

/** The text of the missing notification, so that the usual judge decides and no payment counts twice. */
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
 * Judges stored notifications that are still waiting, then asks the provider about payment attempts older than
 * `afterMinutes` and younger than `days` that no notification came for. Each listed payment is looked up individually
 * before it is recorded.
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
    // The attempt stays in the map: a second payment for it is listed too, and an administrator must see it.
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
  return { judged, found, disputed, unpaid: unheard.size, paidTwice: await deps.paidTwice() }
}

async function isVouchedFor(listed: Transaction, deps: ReconcileDeps): Promise<boolean> {
  try {
    const asked = await deps.transaction(listed.paymentId)
    if (asked === null || saysTheSame(listed, asked)) return true
    deps.log(
      `payment ${listed.paymentId} is listed with other details than the provider gives about it`,
    )
  } catch (error) {
    deps.log(`payment ${listed.paymentId} could not be asked about: ${String(error)}`)
  }
  return false
}
