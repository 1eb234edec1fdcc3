import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { handleSignUpNotice } from './handler.ts'
import { notify } from './notify.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: a visitor may neither count requests nor learn who has an account.
const service = serviceClient(read)

async function logged(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('mail:', error)
  }
}

Deno.serve((request) =>
  handleSignUpNotice(request, {
    takeRequest: requestLimit(service),
    notify: (email, language) => notify(read, service, { email, language }),
    later: (work) => void EdgeRuntime.waitUntil(logged(work)),
  }),
)
