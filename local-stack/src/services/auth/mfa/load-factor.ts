import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthEnv } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import type { Factor, User } from '../users/user.ts'

/** The factor that the path names, if it is the user's. @throws AuthError mfa_factor_not_found */
export function factorOf(context: Context<AuthEnv>, user: User): Factor {
  const id = context.req.param('factorId') ?? ''
  if (!z.guid().safeParse(id).success) throw refuse.notAnId('factor_id')
  const factor = user.factors.find((each) => each.id === id)
  if (factor === undefined) throw refuse.factorNotFound()
  return factor
}
