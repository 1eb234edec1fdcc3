import { Hono } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { requireAdmin } from '../http/authenticate.ts'
import { listAudit } from './admin/audit-log.ts'
import { createUser } from './admin/create-user.ts'
import { deleteUser } from './admin/delete-user.ts'
import { deleteFactor, listFactors, updateFactor } from './admin/factors.ts'
import { generateLink } from './admin/generate-link.ts'
import { getUserById } from './admin/get-user.ts'
import { listUsers } from './admin/list-users.ts'
import { updateUserById } from './admin/update-user.ts'

/** `/admin`: for the service role only. */
export function buildAdminRoutes(deps: AuthDeps): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  routes.use('/*', requireAdmin(deps))
  routes.get('/audit', listAudit(deps))
  routes.post('/generate_link', generateLink(deps))
  routes.get('/users', listUsers(deps))
  routes.post('/users', createUser(deps))
  routes.get('/users/:userId', getUserById(deps))
  routes.put('/users/:userId', updateUserById(deps))
  routes.delete('/users/:userId', deleteUser(deps))
  routes.get('/users/:userId/factors', listFactors(deps))
  routes.put('/users/:userId/factors/:factorId', updateFactor(deps))
  routes.delete('/users/:userId/factors/:factorId', deleteFactor(deps))
  return routes
}
