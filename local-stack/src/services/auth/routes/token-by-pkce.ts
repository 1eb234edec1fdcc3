import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { clientAddress, clientInfo } from '../http/client-address.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import {
  checkVerifier,
  findFlowState,
  isFlowStateExpired,
  takeFlowState,
} from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { inTransaction } from '../transaction.ts'
import { reloadUser } from '../users/user-store.ts'

const bodySchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

/** `grant_type=pkce`: redeems the code of a link's redirect, with the verifier that only the requesting browser has. */
export function byPkce(deps: AuthDeps) {
  return async (context: Context<AuthEnv>): Promise<Response> => {
    if (!deps.limits.refreshes.take(clientAddress(context))) throw refuse.requestRate()
    const { auth_code: code, code_verifier: verifier } = await readBody(context, bodySchema)
    if (code === '' || verifier === '') {
      throw refuse.validation(
        'invalid request: both auth code and code verifier should be non-empty',
      )
    }
    const state = await findFlowState(deps.pool, code)
    const userId = state?.user_id ?? null
    if (state === null || userId === null) throw refuse.flowStateNotFound()
    if (isFlowStateExpired(state)) throw refuse.flowStateExpired()
    checkVerifier(state, verifier)
    const session = await inTransaction(deps.pool, async (client) => {
      if (!(await takeFlowState(client, state.id))) throw refuse.flowStateNotFound()
      const user = await reloadUser(client, userId)
      await audit(client, user, 'login', { provider_type: state.provider_type })
      const from = clientInfo(context)
      return issueSession(deps, client, { userId, method: state.authentication_method, from })
    })
    return context.json(session)
  }
}
