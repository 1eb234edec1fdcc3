import { verifyCaptcha } from '../_shared/caller/captcha.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { handleLookupUser } from './handler.ts'
import { findLostLogin, sendInstructions } from './logins.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the visitor is not signed in, and only Auth's administration API finds users and creates links.
const service = serviceClient(read)

Deno.serve((request) =>
  handleLookupUser(request, {
    takeRequest: requestLimit(service),
    verifyCaptcha: (captcha) => verifyCaptcha(read, captcha),
    findLostLogin: (email) => findLostLogin(service, email),
    sendInstructions: (email, login) => sendInstructions(read, service, email, login),
  }),
)
