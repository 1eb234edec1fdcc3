import { bearerToken } from '../_shared/caller/caller.ts'
import { findAccount } from '../_shared/people/find-account.ts'
import { userClient } from '../_shared/project/clients.ts'
import { handleQueryTeacherProfile } from './handler.ts'

const read = (name: string) => Deno.env.get(name)

Deno.serve((request) =>
  handleQueryTeacherProfile(request, {
    // The database asks who calls, and in which groups they are.
    findAccount: async (email) => findAccount(userClient(read, bearerToken(request)), email),
  }),
)
