import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { projectKey } from '../_shared/project/environment.ts'
import { inTurn } from '../_shared/flow-control/in-turn.ts'
import { readMailDocument } from '../_shared/order-mail/document.ts'
import { readQuotationPaper } from '../_shared/quotation/paper.ts'
import { sendDueOrderMails } from '../_shared/order-mail/outbox.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleOrderMail } from './handler.ts'
import { isSecretKey } from '../_shared/caller/secret-key.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the outbox holds everybody's mails and addresses, which no caller may read.
const service = serviceClient(read)
const mayGoOn = createRateLimit({ requests: 30, windowMs: 5 * 60_000 })
// Each checkout triggers a run. Nobody waits for it, and each run uses several database connections.
const sendDue = inTurn(async () =>
  sendDueOrderMails(read, service, {
    readDocument: async (id) => readMailDocument(service, id),
    readQuotation: async (token, siteUrl) => readQuotationPaper(service, token, siteUrl),
  }),
)

Deno.serve((request) =>
  handleOrderMail(request, {
    mayGoOn,
    identify: async () => {
      if (await isSecretKey(request.headers.get('apikey'), projectKey(read, 'secret'))) return ''
      const token = bearerToken(request)
      return (await findCaller(userClient(read, token), token)).id
    },
    sendDue,
  }),
)
