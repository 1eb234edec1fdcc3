import { Hono, type MiddlewareHandler } from 'hono'
import { apiKey } from './gateway/api-key.ts'
import { bodyLimits } from './gateway/body-limits.ts'
import type { GatewayEnv } from './gateway/context.ts'
import { cors } from './gateway/cors.ts'
import { gatewayErrors } from './gateway/errors.ts'
import { jsonLimits } from './gateway/json-limits.ts'
import { onError } from './gateway/on-error.ts'
import type { Tokens } from './gateway/tokens.ts'
import type { ProjectKeys } from './keys.ts'

type Routes = Hono<GatewayEnv>

export interface GatewayDeps {
  keys: ProjectKeys
  tokens: Tokens
  services: {
    auth: Routes
    rest: Routes
    graphql: Routes
    storage: Routes
    realtime: Routes
    functions: Routes
    /** The stand-in for the captcha provider; not a path of Supabase. */
    captcha: Routes
    /** The stand-in for the card provider; not a path of Supabase either. */
    payfast: Routes
    /** The stand-in for a server from which files are fetched; nor this. */
    fileHost: Routes
  }
  log: (line: string) => void
}

/** Links in emails carry their own token, so the gateway accepts them without an API key, as on Supabase. */
const openAuthPaths = /^\/auth\/v1\/(verify|callback|authorize|\.well-known\/)/

/** Mounts the services under Supabase's paths. Returns an app that does not listen. */
export function buildGateway(deps: GatewayDeps): Routes {
  const app = new Hono<GatewayEnv>()
  const needsKey = apiKey(deps)
  const keyIfGiven = apiKey(deps, { optional: true })

  app.onError(onError(deps.log))
  app.notFound(() => gatewayErrors.noRoute())
  app.use(cors)
  app.use(bodyLimits)
  app.get('/health', (context) => context.json({ status: 'ok' }))

  const authKey: MiddlewareHandler<GatewayEnv> = (context, next) =>
    (openAuthPaths.test(context.req.path) ? keyIfGiven : needsKey)(context, next)
  app.use('/auth/v1/*', authKey)
  app.use('/rest/v1/*', needsKey)
  app.use('/graphql/v1', needsKey)
  app.use('/realtime/v1/*', needsKey)
  app.use('/storage/v1/*', keyIfGiven)
  app.use('/functions/v1/*', keyIfGiven)

  for (const path of ['/auth/v1/*', '/rest/v1/*', '/graphql/v1', '/realtime/v1/*']) {
    app.use(path, jsonLimits)
  }

  app.route('/auth/v1', deps.services.auth)
  app.route('/rest/v1', deps.services.rest)
  app.route('/graphql/v1', deps.services.graphql)
  app.route('/realtime/v1', deps.services.realtime)
  app.route('/storage/v1', deps.services.storage)
  app.route('/functions/v1', deps.services.functions)
  app.route('/captcha', deps.services.captcha)
  app.route('/payfast', deps.services.payfast)
  app.route('/file-host', deps.services.fileHost)
  return app
}
