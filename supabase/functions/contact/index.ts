import { verifyCaptcha } from '../_shared/captcha.ts'
import { sendSupportMail } from '../_shared/mail.ts'
import { createRateLimit } from '../_shared/rate-limit.ts'
import { handleContact } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// A school's teachers share one address.
const mayGoOn = createRateLimit({ requests: 20, windowMs: 10 * 60_000 })

Deno.serve((request) =>
  handleContact(request, {
    mayGoOn,
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    sendMail: (mail) => sendSupportMail(read, mail),
  }),
)
