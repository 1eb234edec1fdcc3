import { Hono } from 'hono'
import type pg from 'pg'
import type { StackConfig } from '../../config.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import type { AuthDeps, AuthEnv } from './auth-deps.ts'
import { requireAdmin } from './http/authenticate.ts'
import { captcha, captchaUrl } from './http/captcha.ts'
import { limited } from './http/limited.ts'
import { createRateLimits } from './rate-limits.ts'
import { renderError } from './http/render-error.ts'
import { createMailer } from './mail/mailer.ts'
import { refuse } from './refusals.ts'
import { buildAdminRoutes } from './routes/admin-routes.ts'
import { invite } from './routes/admin/invite.ts'
import { postOneTimePassword } from './routes/one-time-password.ts'
import { addPersonRoutes } from './routes/person-routes.ts'
import { getHealth, getKeys, getSettings } from './routes/project-information.ts'
import { postRecover } from './routes/recover.ts'
import { postResend } from './routes/resend.ts'
import { postSignUp } from './routes/sign-up.ts'
import { postToken } from './routes/token.ts'
import { postVerify } from './routes/verify-code.ts'
import { getVerify } from './routes/verify-link.ts'
import { readSettings } from './settings.ts'

/**
 * Auth with the behaviour of GoTrue 2.189, as far as `@supabase/supabase-js` uses it: the same paths, bodies, codes and
 * tables. `pool` connects as `supabase_auth_admin`.
 * @throws ZodError for wrong keys in `[auth]`, Error for a mail template that does not exist
 */
export function createAuth(
  config: Pick<StackConfig, 'auth' | 'keys' | 'ports' | 'root'>,
  options: {
    pool: pg.Pool
    apiUrl: string
    log: (line: string) => void
    /** The address that verifies captcha tokens; the provider's own by default. */
    captchaVerifyUrl?: string
  },
): { routes: Hono<GatewayEnv>; stop(): Promise<void> } {
  const settings = readSettings(config.auth)
  const mailer = createMailer(settings, { root: config.root, catcherPort: config.ports.smtp })
  const deps: AuthDeps = {
    pool: options.pool,
    settings,
    jwtSecret: config.keys.jwtSecret,
    externalUrl: `${options.apiUrl}/auth/v1`,
    mailer,
    limits: createRateLimits(settings.rate_limit),
    captchaVerifyUrl: options.captchaVerifyUrl ?? captchaUrl(settings.captcha.provider),
    log: options.log,
  }
  const routes = new Hono<GatewayEnv>()
  routes.route('/', buildRoutes(deps))
  return {
    routes,
    stop: () => {
      mailer.close()
      return Promise.resolve()
    },
  }
}

/** Browsers hide these headers from the client unless they are listed here. */
const readableHeaders = 'X-Total-Count, Link, X-Supabase-Api-Version'

function buildRoutes(deps: AuthDeps): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>()
  routes.onError((error, context) => renderError(error, context, deps.log))
  routes.use('/*', async (context, next) => {
    await next()
    context.res.headers.set('access-control-expose-headers', readableHeaders)
  })
  routes.get('/health', getHealth)
  routes.get('/.well-known/jwks.json', getKeys)
  routes.get('/settings', getSettings(deps))

  const human = captcha(deps)
  const slowly = limited(deps.limits.signIns)
  routes.post('/signup', human, postSignUp(deps))
  routes.post('/recover', slowly, human, postRecover(deps))
  routes.post('/resend', slowly, human, postResend(deps))
  routes.post('/otp', slowly, human, postOneTimePassword(deps))
  routes.post('/magiclink', slowly, human, postOneTimePassword(deps))
  routes.post('/token', human, postToken(deps))
  const attempts = limited(deps.limits.verifications)
  routes.get('/verify', attempts, getVerify(deps))
  routes.post('/verify', attempts, postVerify(deps))

  addPersonRoutes(routes, deps)
  routes.post('/invite', requireAdmin(deps), invite(deps))
  routes.route('/admin', buildAdminRoutes(deps))

  // No external provider is configured, and none can be.
  const noProvider = () => {
    throw refuse.providerDisabled()
  }
  routes.get('/authorize', noProvider)
  routes.on(['GET', 'POST'], '/callback', noProvider)
  routes.all('/sso', () => {
    throw refuse.samlDisabled()
  })
  routes.notFound((context) => context.text('404 page not found\n', 404))
  return routes
}
