import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleLookupUser } from './handler.ts'
import { findLostLogin, sendInstructions } from './logins.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the visitor is not signed in, and only Auth's administration API finds users and creates links.
const service = serviceClient(read)
// The teachers of a school may share one network address; one email address gets few mails.
const fromAddress = createRateLimit({ requests: 20, windowMs: 10 * 60_000 })
const aboutEmail = createRateLimit({ requests: 5, windowMs: 60 * 60_000 })

Deno.serve((request) =>
  handleLookupUser(request, {
    mayGoOn: (key) => (key.startsWith('about ') ? aboutEmail(key) : fromAddress(key)),
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    findLostLogin: (email) => findLostLogin(service, email),
    sendInstructions: (email, login) => sendInstructions(read, service, email, login),
  }),
)
