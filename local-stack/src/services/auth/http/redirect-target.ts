import type { Context } from 'hono'
import type { AuthDeps } from '../auth-deps.ts'
import { isRedirectAllowed } from './redirect-allow-list.ts'

/**
 * Where a link leads after Auth: `redirect_to` of the request, else the page that sent it, else the site. An address
 * that is not on the allow list is silently ignored.
 */
export function redirectTarget(deps: AuthDeps, context: Context, fromBody = ''): string {
  const candidates = [
    fromBody,
    context.req.header('redirect_to') ?? context.req.query('redirect_to') ?? '',
    context.req.header('referer') ?? '',
  ]
  const { settings } = deps
  return candidates.find((each) => isRedirectAllowed(settings, each)) ?? settings.site_url
}
