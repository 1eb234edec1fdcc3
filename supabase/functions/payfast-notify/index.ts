import { serviceClient } from '../_shared/project/clients.ts'
import { hurryOrderMail } from '../_shared/order-mail/hurry.ts'
import { confirmWithProvider } from '../_shared/payfast/confirm.ts'
import {
  judgeNotification,
  storeNotification,
  tellDatabase,
  type StoredNotification,
} from '../_shared/payfast/judge.ts'
import { readHosts, readMerchant } from '../_shared/payfast/settings.ts'
import { isProviderAddress } from '../_shared/payfast/source-address.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { retry } from '../_shared/flow-control/retry.ts'
import { handlePayfastNotify } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the caller is the card provider, which has no account here, and no user may write to the inbox.
const service = serviceClient(read)
const mayGoOn = createRateLimit({ requests: 60, windowMs: 60_000 })

/** Pauses between attempts when the provider does not answer. After these, payfast-reconcile takes over. */
const pausesMs = [2_000, 10_000, 45_000]

async function judge(notification: StoredNotification): Promise<void> {
  try {
    const verdict = await retry(
      async () =>
        judgeNotification(notification, {
          merchant: async () => readMerchant(read, service),
          confirm: async (body) => confirmWithProvider(readHosts(read).host, body),
          judge: async (id, found) => tellDatabase(service, id, found),
        }),
      pausesMs,
    )
    // eslint-disable-next-line no-console -- the function's log
    console.info(`notification ${notification.id}: ${verdict}`)
    if (verdict === 'paid') await hurryOrderMail(read)
  } catch (error) {
    // eslint-disable-next-line no-console -- the function's log
    console.error(`notification ${notification.id} waits:`, error)
  }
}

Deno.serve((request) =>
  handlePayfastNotify(request, {
    mayGoOn,
    isKnownSource: (address) => isProviderAddress(address, read('PAYFAST_SOURCES')),
    store: async (received) => storeNotification(service, received),
    later: (notification) => void EdgeRuntime.waitUntil(judge(notification)),
  }),
)
