import type { Client } from '../project/clients.ts'
import { FunctionError } from '../http/function-error.ts'

export interface Caller {
  id: string
  /** The email address, which is also the username. */
  email: string | null
}

/** @throws FunctionError 401 not_signed_in when there is no token in the request */
export function bearerToken(request: Request): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new FunctionError(401, 'not_signed_in')
  return token
}

/**
 * The assurance level in a token. Call it only with a token that Auth has verified: the signature is not checked here.
 */
function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return Reflect.get(Object(JSON.parse(atob(payload))), 'aal')
}

/**
 * Asks Auth whom the token belongs to. `verify_jwt` is not enough: it accepts the public anon token, and the account
 * may have been deleted since the token was issued. A person with an authenticator app counts as signed in only after
 * entering its code, as in the database (`private.my_user_id`).
 * @throws FunctionError 401 not_signed_in
 */
export async function findCaller(client: Client, token: string): Promise<Caller> {
  const { data, error } = await client.auth.getUser(token)
  if (error !== null) {
    if (error.status === undefined || error.status >= 500) throw error
    throw new FunctionError(401, 'not_signed_in')
  }
  const hasAuthenticator = data.user.factors?.some(({ status }) => status === 'verified') ?? false
  if (hasAuthenticator && levelOf(token) !== 'aal2') throw new FunctionError(401, 'not_signed_in')
  return { id: data.user.id, email: data.user.email ?? null }
}
