import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { sendSupportMail } from '../_shared/mail/send.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { handleContact } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: visitors may not count their own requests.
const takeRequest = requestLimit(serviceClient(read))

Deno.serve((request) =>
  handleContact(request, {
    takeRequest,
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    sendMail: (mail) => sendSupportMail(read, mail),
  }),
)
