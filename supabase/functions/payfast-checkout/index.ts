import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { required } from '../_shared/project/environment.ts'
import { readHosts, readMerchant } from '../_shared/payfast/settings.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handlePayfastCheckout } from './handler.ts'
import { preparePayment } from './payment.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: only to read the merchant account, which buyers may not see.
const service = serviceClient(read)
const mayGoOn = createRateLimit({ requests: 30, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handlePayfastCheckout(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    preparePayment: async (...asked) => preparePayment(asCaller(), ...asked),
    merchant: async () => readMerchant(read, service),
    addresses: () => ({
      host: readHosts(read).host,
      siteUrl: required(read, 'SITE_URL'),
      notifyUrl:
        read('PAYFAST_NOTIFY_URL') ??
        `${required(read, 'SUPABASE_URL')}/functions/v1/payfast-notify`,
    }),
  })
})
