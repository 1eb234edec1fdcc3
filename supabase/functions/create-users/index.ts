import { callerGroups } from '../_shared/caller/back-office.ts'
import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import type { Language } from '../_shared/mail/letter.ts'
import { sendMail } from '../_shared/mail/send.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { required } from '../_shared/project/environment.ts'
import { handleCreateUsers } from './handler.ts'
import { invitation } from './invitation.ts'
import { createUser, deleteUser, settle } from './users.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: only it may create users. The handler has checked that the caller is of the back-office.
const service = serviceClient(read)
// Enough for an import in batches.
const mayGoOn = createRateLimit({ requests: 60, windowMs: 5 * 60_000 })

async function invite({ email, language }: { email: string; language: Language }): Promise<void> {
  try {
    const site = required(read, 'SITE_URL').replace(/\/+$/, '')
    const mail = invitation({ email, language, site })
    await sendMail(read, { to: email, replyTo: read('SUPPORT_EMAIL'), ...mail })
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('mail:', error)
  }
}

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleCreateUsers(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    callerGroups: async () => callerGroups(asCaller()),
    createUser: async (user) => createUser(asCaller(), service, user),
    takeRequest: requestLimit(service),
    settle: async (userId, callerId) => settle(serviceClient(read, callerId), userId),
    deleteUser: async (userId) => deleteUser(service, userId),
    invite: (to) => void EdgeRuntime.waitUntil(invite(to)),
  })
})
