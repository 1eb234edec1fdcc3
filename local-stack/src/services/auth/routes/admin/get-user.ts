import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { presentUser } from '../../users/present-user.ts'
import { userOf } from './load-user.ts'

/** `GET /admin/users/:userId` */
export function getUserById(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => context.json(presentUser(await userOf(deps, context)))
}
