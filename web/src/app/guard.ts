import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { judge, type AccessRule } from '@/config/access.ts'
import { paths, shopView } from '@/config/paths.ts'
import { prepareViewer } from '@/features/account/viewer/viewer.ts'
import { apolloClient } from '@/graphql/client.ts'
import { rememberedGroups } from '@/lib/groups.ts'
import { isOffline } from '@/lib/network-status.ts'
import { confirmedSession, currentSession, type SessionUser } from '@/lib/session.ts'
import { openOffline } from './open-offline.ts'

/**
 * The signed-in user, for the loader of a route that needs one.
 * @throws a redirect to sign-in that remembers the address
 */
export async function signedInUser(request: Request): Promise<SessionUser> {
  const session = await confirmedSession()
  if (session.status === 'signed-in') return session.user
  const { pathname, search } = new URL(request.url)
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a route redirects
  throw redirect(paths.signIn.href({ redirect: `${pathname}${search}` }))
}

/**
 * Checks the page's access rule before any of it is loaded. The stored groups of the last visit decide at
 * once; `follow-session.ts` fetches them again.
 * @throws a redirect to sign-in, to the back-office or to "unauthorised"
 */
export function guard(rule: AccessRule): MiddlewareFunction {
  return async ({ request }) => {
    const user = rule.login ? await signedInUser(request) : visitor()
    if (user === null) return
    if (isOffline()) await openOffline(apolloClient, user.id)
    if (rule.groups.length === 0 && !rule.notForAdministrators) return
    const groups = rememberedGroups(user.id) ?? (await fetchGroups(user.id, rule))
    const verdict = judge(rule, groups)
    if (verdict === 'back-office' && !rule.login && asksForShop(request)) return
    /* eslint-disable @typescript-eslint/only-throw-error -- how a route redirects */
    if (verdict === 'back-office') throw redirect(paths.admin.href())
    if (verdict === 'unauthorised') throw redirect(paths.unauthorised.href())
    /* eslint-enable @typescript-eslint/only-throw-error */
  }
}

/** True for a public page that an administrator opened with a link of the back-office. */
const asksForShop = ({ url }: Request) => new URL(url).searchParams.get(shopView) === 'shop'

/** Fetched once per browser. If that fails a public page still opens, because it shows nothing personal. */
async function fetchGroups(userId: string, rule: AccessRule): Promise<readonly string[]> {
  try {
    return (await prepareViewer(apolloClient, userId)).groups
  } catch (error) {
    if (rule.login) throw error
    return []
  }
}

/** Public pages trust the stored session, so they need not wait for it to be confirmed. */
function visitor(): SessionUser | null {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user : null
}
