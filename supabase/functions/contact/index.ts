import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { sendSupportMail } from '../_shared/mail/send.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleContact } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// The teachers of a school may share one network address.
const mayGoOn = createRateLimit({ requests: 20, windowMs: 10 * 60_000 })

Deno.serve((request) =>
  handleContact(request, {
    mayGoOn,
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    sendMail: (mail) => sendSupportMail(read, mail),
  }),
)
