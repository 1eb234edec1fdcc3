import { answerMethods, json } from '../_shared/http/answer.ts'
import { readQuery } from '../_shared/http/query.ts'
import type { Account } from '../_shared/people/find-account.ts'
import { profileQuery } from './profile-query.ts'

export interface QueryTeacherProfileDeps {
  /** @throws FunctionError 401 not_signed_in, 403 admin_required */
  findAccount: (email: string) => Promise<Account | null>
}

/**
 * Who has an e-mail address, before a teacher is created (A4.8, A7.1). GET ?teacherEmail answers
 * `{ teacherProfileDetails: { teacherprofile, datamodelCognitoOwner, standing } }`, or `{ errorMessage: 'not_found' }`
 * when nobody has it. Errors: not_signed_in 401, admin_required 403, email_required and email_invalid 422.
 */
export async function handleQueryTeacherProfile(
  request: Request,
  deps: QueryTeacherProfileDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const { teacherEmail } = readQuery(request, profileQuery)
      const account = await deps.findAccount(teacherEmail)
      if (account === null) return json({ errorMessage: 'not_found' })
      const { profile, owner, standing } = account
      return json({
        teacherProfileDetails: { teacherprofile: profile, datamodelCognitoOwner: owner, standing },
      })
    },
  })
}
