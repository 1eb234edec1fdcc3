import { Hono } from 'hono'
import type pg from 'pg'
import type { GatewayEnv } from '../../gateway/context.ts'
import { AuthError, authErrors, renderAuthError } from './errors.ts'
import type { PasswordPolicy } from './passwords.ts'
import { createUser } from './routes/create-user.ts'
import { deleteUser } from './routes/delete-user.ts'
import { getUser } from './routes/get-user.ts'
import { listUsers } from './routes/list-users.ts'
import { updateUser } from './routes/update-user.ts'

/** `/auth/v1/admin`: only for the service role. */
export function buildAdminRoutes(deps: {
  pool: pg.Pool
  policy: PasswordPolicy
}): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()
  routes.onError((error, context) => {
    if (error instanceof AuthError) return renderAuthError(error, context)
    throw error
  })
  routes.use('/*', async (context, next) => {
    const { role } = context.var.claims
    if (role !== 'service_role' && role !== 'supabase_admin') throw authErrors.notAdmin()
    return next()
  })
  routes.get('/users', listUsers(deps.pool))
  routes.post('/users', createUser(deps.pool))
  routes.get('/users/:id', getUser(deps.pool))
  routes.put('/users/:id', updateUser(deps.pool, deps.policy))
  routes.delete('/users/:id', deleteUser(deps.pool))
  return routes
}
