import type { Handler } from 'hono'
import type { AuthEnv } from '../auth-deps.ts'
import { presentUser } from '../users/present-user.ts'

/** `GET /user`: the caller as stored in the database. */
export const getUser: Handler<AuthEnv> = (context) => context.json(presentUser(context.var.user))
