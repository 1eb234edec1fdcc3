import { bearerToken, findCaller } from '../_shared/caller.ts'
import { verifyCaptcha } from '../_shared/captcha.ts'
import { userClient } from '../_shared/clients.ts'
import { sendSupportMail } from '../_shared/mail.ts'
import { createRateLimit } from '../_shared/rate-limit.ts'
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
