import { serviceClient } from '../_shared/project/clients.ts'
import { projectKey } from '../_shared/project/environment.ts'
import { hurryOrderMail } from '../_shared/order-mail/hurry.ts'
import { callApi, type ApiCall } from '../_shared/payfast/api.ts'
import { confirmWithProvider } from '../_shared/payfast/confirm.ts'
import { judgeNotification, storeNotification, tellDatabase } from '../_shared/payfast/judge.ts'
import { readHosts, readMerchant } from '../_shared/payfast/settings.ts'
import { isSecretKey } from '../_shared/caller/secret-key.ts'
import { handlePayfastReconcile } from './handler.ts'
import { expirePayments, paymentsMadeTwice, unjudged, waitingAttempts } from './inbox.ts'
import type { ReconcileRange } from './reconcile-body.ts'
import { reconcile } from './reconcile.ts'
import { queryTransaction } from './transaction.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: it reads the inbox and everybody's payments. The caller has the same key.
const service = serviceClient(read)

async function catchUp(range: ReconcileRange) {
  const merchant = await readMerchant(read, service)
  const { merchantId } = merchant
  const ask = async (call: ApiCall) => callApi(call, merchant, readHosts(read))
  const done = await reconcile(range, {
    now: new Date(),
    merchantId,
    unjudged: async () => unjudged(service),
    judge: async (notification) =>
      judgeNotification(notification, {
        merchant: async () => Promise.resolve(merchant),
        confirm: async (body) => confirmWithProvider(readHosts(read).host, body),
        judge: async (id, found) => tellDatabase(service, id, found),
      }),
    paidTwice: async () => paymentsMadeTwice(service),
    waiting: async (from, to) => waitingAttempts(service, from, to),
    history: async ({ from, to, offset, limit }) => {
      const query = [
        ['from', from],
        ['to', to],
        ['offset', String(offset)],
        ['limit', String(limit)],
      ] as const
      return ask({ method: 'GET', path: '/transactions/history', query })
    },
    transaction: async (paymentId) =>
      queryTransaction(async () =>
        ask({ method: 'GET', path: `/process/query/${encodeURIComponent(paymentId)}` }),
      ),
    store: async (rawBody) =>
      storeNotification(service, {
        rawBody,
        headers: { 'x-kryt-source': 'transactions/history' },
        sourceAddress: 'reconciliation',
      }),
    judgeListed: async (id) =>
      tellDatabase(service, id, { merchantId, signatureValid: true, confirmed: true }),
    // eslint-disable-next-line no-console -- standard output is the function's log
    log: (line) => console.info(line),
  })
  if ([...done.judged, ...done.found].includes('paid')) await hurryOrderMail(read)
  return done
}

Deno.serve((request) =>
  handlePayfastReconcile(request, {
    isScheduler: async () => isSecretKey(request.headers.get('apikey'), projectKey(read, 'secret')),
    // What has expired ends although the provider does not answer: late money is still judged.
    reconcile: async (range) => {
      try {
        return await catchUp(range)
      } finally {
        await expirePayments(service)
      }
    },
  }),
)
