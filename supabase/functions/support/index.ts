import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { sendSupportMail } from '../_shared/mail/send.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { handleSupport } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: callers may not count their own requests.
const takeRequest = requestLimit(serviceClient(read))

Deno.serve((request) =>
  handleSupport(request, {
    takeRequest,
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    sendMail: (mail) => sendSupportMail(read, mail),
  }),
)
