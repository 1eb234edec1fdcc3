import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { requireBackOffice } from '../_shared/caller/back-office.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Language } from '../_shared/mail/letter.ts'
import { temporaryPassword } from './temporary-password.ts'
import { usersBody, type NewUser } from './users-body.ts'

export interface CreateUsersDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  callerGroups: () => Promise<string[]>
  /** @returns the id, or null when the address has a user that somebody uses */
  createUser: (user: NewUser & { password: string }) => Promise<string | null>
  /** Gives group and profile, on behalf of the caller, whom the audit names. */
  settle: (userId: string, callerId: string) => Promise<void>
  /** Counts the invitations to an address: whoever is created and deleted again and again gets no mails without end. */
  takeRequest: TakeRequest
  /** Takes back a user who could not be settled. */
  deleteUser: (userId: string) => Promise<void>
  /** Mails the invitation, after the answer. */
  invite: (to: { email: string; language: Language }) => void
}

interface Created {
  User: { Username: string; Attributes: { Name: string; Value: string }[] }
  /** Shown once, kept nowhere. */
  temporaryPassword: string
}

/**
 * Creates users as teachers (A4.8, A7.1): each gets a confirmed address, a temporary password, the teacher group and a
 * profile, and is invited by mail. `{ success, successfulUsers, failedUsers, skippedUsers }`: addresses that somebody
 * uses are skipped. Nothing is left half-made: a user without group or profile is deleted again, or finished by the next
 * call. Errors: not_signed_in 401, admin_required 403, too_many_requests 429; email_required, email_invalid,
 * phone_invalid, users_required, too_many_users and weak_password 422.
 */
export async function handleCreateUsers(
  request: Request,
  deps: CreateUsersDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.findCaller()
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
    requireBackOffice(await deps.callerGroups())
    const { users } = await readBody(request, usersBody)
    const successfulUsers: Created[] = []
    const failedUsers: { email: string; error: string }[] = []
    const skippedUsers: { email: string }[] = []
    for (const user of users) {
      try {
        const created = await createOne(user, caller.id, deps)
        if (created === null) skippedUsers.push({ email: user.email })
        else successfulUsers.push(created)
      } catch (error) {
        if (!(error instanceof FunctionError)) {
          // eslint-disable-next-line no-console -- standard error is the function's log
          console.error('create-users:', error)
        }
        failedUsers.push({
          email: user.email,
          error: error instanceof FunctionError ? error.word : 'unexpected',
        })
      }
    }
    return json({ success: true, successfulUsers, failedUsers, skippedUsers })
  })
}

async function createOne(
  user: NewUser,
  callerId: string,
  deps: CreateUsersDeps,
): Promise<Created | null> {
  const password = user.temporaryPassword ?? temporaryPassword()
  const id = await deps.createUser({ ...user, password })
  if (id === null) return null
  try {
    await deps.settle(id, callerId)
    await deps.takeRequest('invitation about email', user.email)
  } catch (error) {
    await deps.deleteUser(id)
    throw error
  }
  deps.invite({ email: user.email, language: user.language })
  return {
    User: {
      Username: user.email,
      Attributes: [
        { Name: 'sub', Value: id },
        { Name: 'email', Value: user.email },
        ...(user.phoneNumber === undefined || user.phoneNumber === ''
          ? []
          : [{ Name: 'phone_number', Value: user.phoneNumber }]),
      ],
    },
    temporaryPassword: password,
  }
}
