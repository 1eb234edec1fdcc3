import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { AuthError } from '../errors.ts'
import { clientInfo } from '../http/client-address.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { notifyEmailChanged } from '../mail/notifications.ts'
import { accept, firstMailboxAgreed } from '../one-time/accept.ts'
import { flowOfToken, type Flow } from '../one-time/codes.ts'
import { claimantOfHash } from '../one-time/find-claimant.ts'
import { spareHashFor } from '../one-time/spare-hash.ts'
import { issueAuthCode } from '../pkce/flow-state.ts'
import { refuse } from '../refusals.ts'
import { issueSession } from '../sessions/issue-session.ts'
import { inTransaction } from '../transaction.ts'

/** The kind of flow state for each type of link. */
const methodOf: Record<string, string> = { signup: 'email/signup' }

const oauthWord: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** `GET /verify`: opens the link of a mail. Always redirects, with a session, a code, a message or an error. */
export function getVerify(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    // Mail scanners request links with HEAD, which Hono would handle like GET; that must not use the link up.
    if (context.req.method === 'HEAD') return context.body(null, 405)
    const type = context.req.query('type') ?? ''
    const token = context.req.query('token') ?? ''
    if (type === '') throw refuse.validation('Verify requires a verification type')
    if (token === '') throw refuse.validation('Verify requires a token or a token hash')
    const target = redirectTarget(deps, context)
    const flow = flowOfToken(token)
    try {
      return context.redirect(await follow({ type, token, target, flow }), 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return context.redirect(withError(target, error, flow), 303)
    }

    async function follow(link: Link): Promise<string> {
      const spareHash = await spareHashFor(deps.pool, link.type)
      const from = clientInfo(context)
      const outcome = await inTransaction(deps.pool, async (client) => {
        const claimant = await claimantOfHash(deps, client, {
          type: link.type,
          tokenHash: link.token,
        })
        const user = await accept(deps, client, claimant, spareHash)
        if (user === null) return { url: withMessage(link), user, before: claimant.user }
        const url =
          link.flow === 'pkce'
            ? withCode(
                link.target,
                await issueAuthCode(client, user.id, methodOf[link.type] ?? link.type),
              )
            : withSession(
                link,
                await issueSession(deps, client, { userId: user.id, method: 'otp', from }),
              )
        return { url, user, before: claimant.user }
      })
      if (outcome.user !== null && outcome.user.email !== outcome.before.email) {
        await notifyEmailChanged(deps, outcome.user, outcome.before.email ?? '')
      }
      return outcome.url
    }
  }
}

interface Link {
  type: string
  token: string
  target: string
  flow: Flow
}

function withSession(
  { target, type }: Link,
  session: Awaited<ReturnType<typeof issueSession>>,
): string {
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  })
  return `${target}#${fragment.toString()}`
}

function withCode(target: string, code: string): string {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return url.href
}

function withMessage({ target, flow }: Link): string {
  const url = new URL(target)
  if (flow === 'pkce') url.searchParams.set('message', firstMailboxAgreed)
  url.hash = new URLSearchParams({ message: firstMailboxAgreed }).toString()
  return url.href
}

function withError(target: string, error: AuthError, flow: Flow): string {
  const url = new URL(target)
  const word = oauthWord[error.status]
  const fields = {
    ...(word === undefined ? {} : { error: word }),
    error_code: error.code,
    error_description: error.message,
  }
  if (flow === 'pkce') {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  }
  url.hash = new URLSearchParams(fields).toString()
  return url.href
}
