import { amounts, type Payment } from './payments.ts'
import { queryOf, signNotification, type Account, type Field } from './rules.ts'

type Status = 'COMPLETE' | 'FAILED' | 'CANCELLED'

const custom = (payment: Payment, kind: string): Field[] =>
  [1, 2, 3, 4, 5].map((n) => {
    const name = `custom_${kind}${String(n)}`
    return [name, payment.form.get(name) ?? '']
  })

/** The fields in the provider's usual order; cancellations have no amounts. */
function fieldsOf(payment: Payment, status: Status): Field[] {
  const text = (name: string) => (payment.form.get(name) ?? '').trim()
  const asked = text('amount')
  const gross = payment.behaviour === 'wrong-amount' ? (Number(asked) - 1).toFixed(2) : asked
  return [
    ['m_payment_id', text('m_payment_id')],
    ['pf_payment_id', payment.number],
    ['payment_status', status],
    ['item_name', text('item_name')],
    ['item_description', text('item_description')],
    ...(status === 'CANCELLED' ? [] : amounts(gross)),
    ...custom(payment, 'str'),
    ...custom(payment, 'int'),
    ['name_first', text('name_first')],
    ['name_last', text('name_last')],
    ['email_address', text('email_address')],
    ['merchant_id', payment.behaviour === 'wrong-merchant' ? '10009999' : text('merchant_id')],
  ]
}

/** The body to post. It is remembered, so that it can be confirmed when asked. */
export function notification(payment: Payment, status: Status, account: Account): string {
  const usual = fieldsOf(payment, status)
  const fields = payment.behaviour === 'reordered' ? usual.toReversed() : usual
  const signature = signNotification(fields, account)
  payment.said.push(queryOf(fields))
  const sent =
    payment.behaviour === 'wrong-signature' ? signature.split('').reverse().join('') : signature
  return `${queryOf(fields)}&signature=${sent}`
}

const pause = async (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/** The delay of a late notification, and the pauses between attempts, which take minutes and hours at the provider. */
const lateMs = 8_000
const retryMs = [0, 3_000, 10_000, 30_000]

async function post(url: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'PayFast ITN' },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

async function deliver(url: string, body: string, log: (line: string) => void): Promise<void> {
  if (await post(url, body)) return
  // The buyer does not wait for further attempts.
  void (async () => {
    for (const ms of retryMs) {
      await pause(ms)
      if (await post(url, body)) return
    }
    log(`payfast: ${url} accepts no notification, giving up`)
  })()
}

/** Sends the notifications for the payment's behaviour. Resolves when the buyer may be sent back. */
export async function notify(
  payment: Payment,
  status: Status,
  account: Account,
  log: (line: string) => void,
): Promise<void> {
  const url = payment.form.get('notify_url')
  const body = notification(payment, status, account)
  if (url === undefined || payment.behaviour === 'never') return
  if (payment.behaviour === 'late') {
    void pause(lateMs).then(async () => deliver(url, body, log))
    return
  }
  const times = payment.behaviour === 'twice' ? [1, 2] : [1]
  await Promise.all(times.map(async () => deliver(url, body, log)))
}
