import type { Hono } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { authenticate, refuseAnonymous } from '../http/authenticate.ts'
import { limited } from '../http/limited.ts'
import { refuse } from '../refusals.ts'
import { deleteIdentity, requireManualLinking } from './delete-identity.ts'
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { unenroll } from './factors/unenroll.ts'
import { verify } from './factors/verify.ts'
import { getUser } from './get-user.ts'
import { postLogout } from './logout.ts'
import { getReauthenticate } from './reauthenticate.ts'
import { putUser } from './update-user.ts'

/** What a signed-in person does with their own account. */
export function addPersonRoutes(routes: Hono<AuthEnv>, deps: AuthDeps): void {
  const person = authenticate(deps)
  routes.post('/logout', person, postLogout(deps))
  routes.get('/reauthenticate', person, getReauthenticate(deps))
  routes.get('/user', person, getUser)
  routes.put('/user', person, putUser(deps))

  const linking = requireManualLinking(deps)
  routes.get('/user/identities/authorize', person, linking, () => {
    throw refuse.providerDisabled()
  })
  routes.delete('/user/identities/:id', person, linking, deleteIdentity(deps))

  const attempts = limited(deps.limits.verifications)
  routes.post('/factors', person, refuseAnonymous, enroll(deps))
  routes.post('/factors/:factorId/challenge', person, refuseAnonymous, attempts, challenge(deps))
  routes.post('/factors/:factorId/verify', person, refuseAnonymous, attempts, verify(deps))
  routes.delete('/factors/:factorId', person, refuseAnonymous, unenroll(deps))
}
