import { isSecretKey } from '../_shared/caller/secret-key.ts'
import { inTurn } from '../_shared/flow-control/in-turn.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { projectKey } from '../_shared/project/environment.ts'
import { handleCorrectionMail } from './handler.ts'
import { sendDueCorrectionMails } from './outbox.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the outbox holds everybody's mails. The caller has the same key.
const service = serviceClient(read)
const sendDue = inTurn(async () => sendDueCorrectionMails(read, service))

Deno.serve((request) =>
  handleCorrectionMail(request, {
    isScheduler: async () => isSecretKey(request.headers.get('apikey'), projectKey(read, 'secret')),
    sendDue,
  }),
)
