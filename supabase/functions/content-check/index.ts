import { z } from 'zod'
import { isSecretKey } from '../_shared/caller/secret-key.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { projectKey } from '../_shared/project/environment.ts'
import { handleContentCheck } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: nobody is signed in at night. The caller has the same key.
const service = serviceClient(read)

const answered = z.looseObject({ ran: z.boolean() })

Deno.serve((request) =>
  handleContentCheck(request, {
    isScheduler: async () => isSecretKey(request.headers.get('apikey'), projectKey(read, 'secret')),
    check: async () => {
      const answer = await service.rpc('run_nightly_content_check')
      if (answer.error !== null) throw answer.error
      return answered.parse(answer.data)
    },
  }),
)
