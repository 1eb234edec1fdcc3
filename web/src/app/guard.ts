import { redirect } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { authClient, currentSession, type SessionUser } from '@/lib/session.ts'

/**
 * Who is signed in, for the loader of a route that needs it.
 * @throws a redirect to signing in that remembers where the person was going
 */
export async function signedInUser(request: Request): Promise<SessionUser> {
  const session = currentSession()
  if (session.status === 'signed-in') {
    if (!session.restoring) return session.user
    // What was stored may have expired; only the auth client knows.
    const { data } = await (await authClient()).getSession()
    if (data.session !== null) return session.user
  }
  const { pathname, search } = new URL(request.url)
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader redirects
  throw redirect(paths.signIn.href({ redirect: `${pathname}${search}` }))
}
