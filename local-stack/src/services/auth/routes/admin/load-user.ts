import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { refuse } from '../../refusals.ts'
import { findUser } from '../../users/user-store.ts'
import type { User } from '../../users/user.ts'

/** The user that the path names, including softly deleted ones. @throws AuthError user_not_found */
export async function userOf(deps: AuthDeps, context: Context<AuthEnv>): Promise<User> {
  const id = context.req.param('userId') ?? ''
  if (!z.guid().safeParse(id).success) throw refuse.notAnId('user_id')
  const user = await findUser(deps.pool, id)
  if (user === null) throw refuse.userNotFound()
  return user
}
