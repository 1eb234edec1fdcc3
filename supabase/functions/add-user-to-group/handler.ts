import { readBody } from '../_shared/http/body.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { groupBody, type Group } from './group-body.ts'

export interface AddUserToGroupDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  /** The caller's groups, read with the caller's own rights. */
  callerGroups: () => Promise<string[]>
  /** @returns the id of the user with this username (email address) or id, or null */
  findUserId: (userName: string) => Promise<string | null>
  /** Writes on behalf of the caller, whom the audit names. */
  addToGroup: (userId: string, group: Group, callerId: string) => Promise<void>
}

/**
 * Adds a person to a group. Everybody may make themselves a teacher, because the platform is open to all teachers;
 * administrators may make others teachers; only superadmins may assign other groups. Errors: not_signed_in 401,
 * group_not_allowed and other_user_not_allowed 403, user_not_found 404, unknown_group and user_name_required 422,
 * too_many_requests 429.
 */
export async function handleAddUserToGroup(
  request: Request,
  deps: AddUserToGroupDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.findCaller()
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
    const { groupName, userName } = await readBody(request, groupBody)
    const own = isOwnName(caller, userName)
    // Most callers make themselves teachers, which needs no check of their groups.
    if (!own || groupName !== 'teacher') {
      const callerGroups = new Set(await deps.callerGroups())
      const superadmin = callerGroups.has('superadmin')
      if (!own && !superadmin && !callerGroups.has('admin')) {
        throw new FunctionError(403, 'other_user_not_allowed')
      }
      if (groupName !== 'teacher' && !superadmin) throw new FunctionError(403, 'group_not_allowed')
    }
    const userId = own ? caller.id : await deps.findUserId(userName)
    if (userId === null) throw new FunctionError(404, 'user_not_found')
    await deps.addToGroup(userId, groupName, caller.id)
    return json({ success: true })
  })
}

function isOwnName(caller: Caller, userName: string): boolean {
  const name = userName.toLowerCase()
  return name === caller.id.toLowerCase() || name === caller.email?.toLowerCase()
}
