import type { Client } from '../project/clients.ts'
import { FunctionError } from '../http/function-error.ts'

export interface Caller {
  id: string
  /** What the specification calls the user name: the e-mail address. */
  email: string | null
}

/** @throws FunctionError 401 not_signed_in when there is no token in the request */
export function bearerToken(request: Request): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new FunctionError(401, 'not_signed_in')
  return token
}

/** Auth has just vouched for the token; what it says of itself may be read. */
function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return Reflect.get(Object(JSON.parse(atob(payload))), 'aal')
}

/**
 * Asks Auth whom the token belongs to: `verify_jwt` also lets the public anon token pass, and a person may
 * have been removed since the token was made. Whoever has an authenticator app is nobody without its code, as in
 * the database (`private.my_user_id`).
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
