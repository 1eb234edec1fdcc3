import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { userClient } from '../_shared/project/clients.ts'
import { sendSupportMail } from '../_shared/mail/send.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleSupport } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
const mayGoOn = createRateLimit({ requests: 5, windowMs: 10 * 60_000 })

Deno.serve((request) =>
  handleSupport(request, {
    mayGoOn,
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    sendMail: (mail) => sendSupportMail(read, mail),
  }),
)
