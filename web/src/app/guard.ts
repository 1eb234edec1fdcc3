import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { judge, type AccessRule } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { prepareViewer } from '@/features/account/viewer/viewer.ts'
import { apolloClient } from '@/graphql/client.ts'
import { rememberedGroups } from '@/lib/groups.ts'
import { confirmedSession, currentSession, type SessionUser } from '@/lib/session.ts'
import { openOffline } from './open-offline.ts'

/**
 * Who is signed in, for the loader of a route that needs it.
 * @throws a redirect to signing in that remembers where the person was going
 */
export async function signedInUser(request: Request): Promise<SessionUser> {
  const session = await confirmedSession()
  if (session.status === 'signed-in') return session.user
  const { pathname, search } = new URL(request.url)
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a route redirects
  throw redirect(paths.signIn.href({ redirect: `${pathname}${search}` }))
}

/**
 * Lets somebody pass by the rule of the page, before anything of it is loaded.
 * The groups kept from the last visit decide at once; `follow-session.ts` asks for them anew.
 * @throws a redirect to signing in, to the back-office or to "unauthorised"
 */
export function guard(rule: AccessRule): MiddlewareFunction {
  return async ({ request }) => {
    const user = rule.login ? await signedInUser(request) : visitor()
    if (user === null) return
    if (!navigator.onLine) await openOffline(apolloClient, user.id)
    if (rule.groups.length === 0 && !rule.notForAdministrators) return
    const groups = rememberedGroups(user.id) ?? (await fetchGroups(user.id, rule))
    const verdict = judge(rule, groups)
    /* eslint-disable @typescript-eslint/only-throw-error -- how a route redirects */
    if (verdict === 'back-office') throw redirect(paths.admin.href())
    if (verdict === 'unauthorised') throw redirect(paths.unauthorised.href())
    /* eslint-enable @typescript-eslint/only-throw-error */
  }
}

/** Asked once per browser. A public page opens without an answer too: nothing on it is anybody's own. */
async function fetchGroups(userId: string, rule: AccessRule): Promise<readonly string[]> {
  try {
    return (await prepareViewer(apolloClient, userId)).groups
  } catch (error) {
    if (rule.login) throw error
    return []
  }
}

/** On a public page the stored session is believed: nobody waits there for it to be confirmed. */
function visitor(): SessionUser | null {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user : null
}
