import type { Caller } from '../_shared/caller/caller.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Closed } from './account.ts'
import { closeBody } from './close-body.ts'
import type { Language } from '../_shared/mail/letter.ts'

export interface CloseDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  takeRequest: TakeRequest
  /** Whether Auth accepts the password; it ends the session that this opens. */
  isPassword: (email: string, password: string) => Promise<boolean>
  /**
   * Removes the workspace.
   * @throws FunctionError with the database's word, when something has to end first
   */
  closeProfile: (callerId: string) => Promise<Closed>
  /** Those in the folder of a user. */
  removePictures: (userId: string) => Promise<void>
  deleteUser: (callerId: string) => Promise<void>
  /** Says by mail that it is done. A mail that fails does not bring the account back. */
  sayFarewell: (to: { email: string; name: string; language: Language }) => void
}

/**
 * Closes the caller's account for good. Answers `{ success: true }`. It asks for the password, because an unattended window
 * must not be enough. What must be kept for tax stays, with a closed profile (decision 021).
 */
export async function handleCloseAccount(request: Request, deps: CloseDeps): Promise<Response> {
  return answerPost(request, async () => {
    const { id, email } = await deps.findCaller()
    const { password, language } = await readBody(request, closeBody)
    await deps.takeRequest('closing by person', id)
    if (email === null || !(await deps.isPassword(email, password))) {
      throw new FunctionError(422, 'current_password_wrong')
    }
    const closed = await deps.closeProfile(id)
    for (const folder of [id, ...closed.formerUsers]) await deps.removePictures(folder)
    await deps.deleteUser(id)
    deps.sayFarewell({ email, name: closed.name, language: closed.language ?? language })
    return json({ success: true })
  })
}
