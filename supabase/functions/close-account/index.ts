import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { sendMail } from '../_shared/mail/send.ts'
import { serviceClient, userClient, visitorClient } from '../_shared/project/clients.ts'
import { closeProfile, deleteUser, isPassword, removePictures } from './account.ts'
import type { Language } from '../_shared/mail/letter.ts'
import { farewell } from './farewell.ts'
import { handleCloseAccount } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: nobody may delete users, or what they own in tables that they cannot write.
const service = serviceClient(read)

async function sayFarewell(to: { email: string; name: string; language: Language }): Promise<void> {
  try {
    await sendMail(read, { to: to.email, replyTo: read('SUPPORT_EMAIL'), ...farewell(to) })
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('mail:', error)
  }
}

Deno.serve((request) =>
  handleCloseAccount(request, {
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    takeRequest: requestLimit(service),
    isPassword: (email, password) => isPassword(visitorClient(read), email, password),
    closeProfile: (id) => closeProfile(service, id),
    removePictures: (id) => removePictures(service, id),
    deleteUser: (id) => deleteUser(service, id),
    sayFarewell: (to) => void EdgeRuntime.waitUntil(sayFarewell(to)),
  }),
)
