import { answerPost, json } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { groupsBody } from './groups-body.ts'

export interface ListUserGroupsDeps {
  /** @throws FunctionError 401 not_signed_in, 403 admin_required */
  groupsOf: (userName: string) => Promise<string[] | null>
}

/**
 * The groups of a person (A7.1): `{ list }`, which is JSON text. Errors: not_signed_in 401, admin_required 403,
 * user_not_found 404, user_name_required and user_name_too_long 422.
 */
export async function handleListUserGroups(
  request: Request,
  deps: ListUserGroupsDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const { userName } = await readBody(request, groupsBody)
    const groups = await deps.groupsOf(userName)
    if (groups === null) throw new FunctionError(404, 'user_not_found')
    return json({ list: JSON.stringify(groups) })
  })
}
